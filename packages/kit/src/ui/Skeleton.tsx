/** Grey lines of the size of what is to come, so that nothing jumps when it does. */
export function Skeleton({ lines = 3, label }: { lines?: number; label: string }) {
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never change places
        <span key={line} className="skeleton__line" />
      ))}
    </div>
  );
}
