import { type ReactNode, useId } from 'react';

/** One part of the details with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="tracking__section" aria-labelledby={id}>
      <h3 id={id} className="tracking__heading">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** A name and what is known under it; a fact with no value is left out. */
export type Fact = readonly [name: string, value: string | undefined];

const known = (facts: readonly Fact[]) => facts.filter(([, value]) => value);

/** Facts as a list of terms; nothing at all when none is known. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  if (known(facts).length === 0) return null;
  return (
    <dl className="facts">
      {known(facts).map(([name, value]) => (
        <div className="facts__row" key={name}>
          <dt className="facts__name">{name}</dt>
          <dd className="facts__value">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A section made of facts; left out with its heading when none is known. */
export function FactSection({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (known(facts).length === 0) return null;
  return (
    <Section title={title}>
      <Facts facts={facts} />
    </Section>
  );
}
