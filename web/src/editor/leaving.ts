/** Has the browser ask before a page with unkept changes is left; what it gives ends that. */
export function guard(draft: { readonly dirty: boolean }): () => void {
  const leaving = (event: BeforeUnloadEvent): void => {
    if (draft.dirty) event.preventDefault();
  };
  addEventListener("beforeunload", leaving);
  return () => removeEventListener("beforeunload", leaving);
}
