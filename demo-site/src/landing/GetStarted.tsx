import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Audience } from '#content/landing/landingTexts.ts';
import { startTargets } from '#content/landing/links.ts';
import { useLandingTexts } from '#content/landing/useLandingTexts.ts';
import { Section } from './Section.tsx';

const panelOf = (audience: Audience) => `start-${audience}`;

/** How customers, drivers and freight buyers begin [SITE-17] [SITE-18] [SITE-19] [PROD-09]. */
export function GetStarted() {
  const { getStarted } = useLandingTexts();
  const [chosen, setChosen] = useState<Audience>('customer');
  return (
    <Section
      id="how-to-get-started"
      title={getStarted.title}
      lead={getStarted.lead}
      ground="paper"
      className="start-guide"
    >
      <Tabs chosen={chosen} onChoose={setChosen} />
      {getStarted.items.map(({ audience, tab, steps, button }) => (
        <div
          key={audience}
          id={panelOf(audience)}
          className="start-guide__panel"
          role="tabpanel"
          aria-label={tab}
          hidden={audience !== chosen}
        >
          <ol className="start-guide__steps">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Link
            className="pill-button"
            to={startTargets[audience]}
            onClick={(event) => announceStart(event, audience)}
          >
            {button}
          </Link>
        </div>
      ))}
    </Section>
  );
}

/** Dispatches an event with the chosen role; a listener that prevents it navigates on its own (OPEN-50). */
function announceStart(event: MouseEvent<HTMLAnchorElement>, audience: Audience): void {
  const announcement = new CustomEvent('get-started', {
    bubbles: true,
    cancelable: true,
    detail: { audience, target: startTargets[audience] },
  });
  if (!event.currentTarget.dispatchEvent(announcement)) event.preventDefault();
}

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function Tabs({ chosen, onChoose }: { chosen: Audience; onChoose: (audience: Audience) => void }) {
  const { label, items } = useLandingTexts().getStarted;
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const index = items.findIndex(({ audience }) => audience === chosen);
    const next = moves[event.key]?.(index, items.length);
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || !item) return;
    event.preventDefault();
    onChoose(item.audience);
    list.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div ref={list} className="start-guide__tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {items.map(({ audience, tab }) => (
        <button
          key={audience}
          type="button"
          role="tab"
          aria-selected={audience === chosen}
          aria-controls={panelOf(audience)}
          tabIndex={audience === chosen ? 0 : -1}
          onClick={() => onChoose(audience)}
        >
          {tab}
        </button>
      ))}
    </div>
  );
}
