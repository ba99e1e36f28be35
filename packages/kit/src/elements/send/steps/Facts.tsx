import type { ReactNode } from 'react';

/** A list of facts by their names; what is empty is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div className="facts__row" key={name}>
            <dt className="facts__name">{name}</dt>
            <dd className="facts__value">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
