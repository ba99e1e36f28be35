/** The maximum number of page buttons [LIST-17]. */
const buttons = 5;

/** The pages that have a button: the current one with its neighbours, counted from 1 [LIST-17]. */
export function pagesAround(current: number, total: number): number[] {
  const count = Math.min(buttons, total);
  const middle = Math.floor(buttons / 2);
  const first = Math.max(1, Math.min(current - middle, total - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
