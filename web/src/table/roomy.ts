// What is looked at is seen whole: where the room below the slip is too small for it, it lies over the slip.

/** `shown` is what it shows: it is measured anew when that changes. */
export function roomy(node: HTMLElement, shown: unknown): { update(shown: unknown): void } {
  void shown;
  const settle = (): void => {
    node.classList.remove("over");
    const box = node.parentElement?.getBoundingClientRect();
    if (box && node.getBoundingClientRect().bottom > box.bottom + 1) node.classList.add("over");
  };
  settle();
  return { update: () => requestAnimationFrame(settle) };
}
