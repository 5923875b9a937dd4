/** Minutes that a lesson takes, as it is said beforehand. */
const ONE = 1.5;

/** How many minutes so many lessons take. */
export function minutesOf(lessons: number): number {
  return Math.round(lessons * ONE);
}
