/** As large as the details, so that the layout does not shift. */
export function OrderSkeleton({ label }: { label: string }) {
  return (
    <div className="details__awaited" role="status">
      <p className="details__muted">{label}</p>
      <div className="skeleton" aria-hidden="true">
        <span className="skeleton__line details__awaited-map" />
        <span className="skeleton__line" />
        <span className="skeleton__line" />
        <span className="skeleton__line" />
        <span className="skeleton__line" />
        <span className="skeleton__line" />
        <span className="skeleton__line" />
      </div>
    </div>
  );
}
