import type { ReactNode } from 'react';

interface SectionProps {
  /** The name of its anchor; the id of its heading is derived from it. */
  id: string;
  title: string;
  lead?: string;
  /** Paper and white take turns down the page. */
  ground: 'paper' | 'white' | 'dark';
  className: string;
  children: ReactNode;
}

/** A section of the landing page: its heading, a lead, and its content. */
export function Section({ id, title, lead, ground, className, children }: SectionProps) {
  // The anchors are documented names, one of them with an ampersand; a reference must not hold one (OPEN-23).
  const headingId = `${id.replace(/\W/g, '-')}-title`;
  return (
    <section
      id={id}
      className={`section section--${ground} ${className}`}
      aria-labelledby={headingId}
      data-later
    >
      <div className="section__inner">
        <div className="section__head">
          <h2 id={headingId}>{title}</h2>
          {lead && <p className="section__lead">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
