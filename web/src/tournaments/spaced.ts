/** Does something at once, and whatever was asked meanwhile once more when so many milliseconds have gone by. */
export function spaced(act: () => void, every: number): () => void {
  let waiting: ReturnType<typeof setTimeout> | null = null;
  let again = false;
  const rest = (): void => {
    waiting = null;
    if (!again) return;
    again = false;
    run();
  };
  const run = (): void => {
    waiting = setTimeout(rest, every);
    act();
  };
  return () => {
    if (waiting === null) run();
    else again = true;
  };
}
