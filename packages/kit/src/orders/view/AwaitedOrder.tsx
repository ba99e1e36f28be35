import { useFollowLayout } from './useFollowLayout.ts';

const column = (
  <div className="column">
    <span className="skeleton__lines" />
  </div>
);

/** An order before it is known, in the layout of `FollowUp`: nothing changes its place when it comes [L38]. */
export function AwaitedOrder({ label }: { label: string }) {
  useFollowLayout();
  return (
    <>
      <div className="banner">
        <span className="banner__icon" />
        <div className="banner__text awaited__part">
          <p className="banner__headline" role="status">
            {label}
          </p>
        </div>
      </div>
      <div className="journey">
        <span className="journey__line skeleton__lines awaited__part" />
        <span className="journey__map skeleton__line" />
      </div>
      <div className="columns awaited skeleton">
        {column}
        {column}
      </div>
    </>
  );
}
