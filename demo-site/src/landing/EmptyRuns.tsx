import { fill, useSite } from '#content/useSiteTexts.tsx';
import type { EmptyRuns as Coming, EmptyRun } from '#hero/emptyRuns.ts';
import { useDayName } from '#hero/useDayName.ts';
import { useDialog } from './useDialog.ts';

/** How many lorries drive empty today, and which, as a list: the dashed lines of the map for who cannot see them. */
export function EmptyRuns({ coming, lit }: { coming: Coming; lit: EmptyRun | undefined }) {
  const { texts, language } = useSite();
  const words = texts.hero.runs;
  const nameOf = useDayName();
  const { dialog, isOpen, open, onClose } = useDialog();
  const day = nameOf(coming.date);
  if (!day) return null;
  const { runs } = coming;
  const count = fill(runs.length === 1 ? words.one : words.other, { day, count: runs.length });
  const time = new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Stockholm',
  });
  return (
    <>
      <button type="button" className="hero__runs" onClick={open}>
        {count}
      </button>
      {isOpen && (
        <dialog ref={dialog} className="runs" aria-label={count} onClose={onClose}>
          <h2>{count}</h2>
          <p>{words.lead}</p>
          <ul>
            {runs.map((run) => (
              <li key={run.id}>
                <time dateTime={run.leavesAt}>{time.format(Date.parse(run.leavesAt))}</time>
                <span>{fill(words.way, { from: run.from.town, to: run.to.town })}</span>
                {run === lit && <strong>{words.fits}</strong>}
              </li>
            ))}
          </ul>
          <form method="dialog">
            <button type="submit" className="pill-button">
              {words.close}
            </button>
          </form>
        </dialog>
      )}
    </>
  );
}
