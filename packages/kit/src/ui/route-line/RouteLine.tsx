import type { ReactNode } from 'react';
import { classNames } from '#ui/classNames.ts';

export interface Stop {
  key: string;
  label: ReactNode;
  /** Where this stop is, relative to the current one. */
  state: 'passed' | 'current' | 'ahead';
}

/**
 * The one orange line with its stops: the wizard's steps, the tracking progress, a route. The first dot is green,
 * the last one red.
 */
export function RouteLine({
  stops,
  label,
  className,
}: {
  stops: readonly Stop[];
  label: string;
  className?: string;
}) {
  return (
    <ol className={classNames('route-line', className)} aria-label={label}>
      {stops.map(({ key, label: text, state }) => (
        <li
          key={key}
          className={`route-line__stop route-line__stop--${state}`}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className="route-line__dot" aria-hidden="true" />
          <span className="route-line__label">{text}</span>
        </li>
      ))}
    </ol>
  );
}
