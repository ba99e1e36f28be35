import { type ReactNode, useId } from 'react';

/** A section of a details screen with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <h3 part="heading" id={id} className="section__title">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** A label and its value; a fact without a value is left out. */
export type Fact = readonly [name: string, value: string | false | 0 | undefined];

const known = (facts: readonly Fact[]) => facts.filter(([, value]) => value);

/** Facts as a list of terms; nothing at all when none is known. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  if (known(facts).length === 0) return null;
  return (
    <dl className="fact-list">
      {known(facts).map(([name, value]) => (
        <div className="fact-list__row" key={name}>
          <dt className="fact-list__name">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FactSectionProps {
  title: string;
  facts: readonly Fact[];
  /** Below the facts. */
  children?: ReactNode;
}

/** A section made of facts; left out with its heading when none is known. */
export function FactSection({ title, facts, children }: FactSectionProps) {
  if (known(facts).length === 0) return null;
  return (
    <Section title={title}>
      <Facts facts={facts} />
      {children}
    </Section>
  );
}
