import { type EmptyRun, type EmptyRuns, positionOf } from '#hero/emptyRuns.ts';
import { project } from '#hero/project.ts';
import { curveBetween } from '#hero/routes.ts';

/** To the other side than the route that is typed, so that the two can be told apart. */
const bend = -0.08;

const lineOf = ({ from, to }: EmptyRun) =>
  curveBetween(project(positionOf(from)), project(positionOf(to)), bend).path;

/** The ways that lorries drive empty today; the one that fits what is typed is lit. */
export function EmptyLines({ coming, lit }: { coming: EmptyRuns; lit: EmptyRun | undefined }) {
  const lines = new Set(coming.runs.map(lineOf));
  const litLine = lit && lineOf(lit);
  return [...lines].map((line) => (
    <path key={line} className="hero-map__empty" data-lit={line === litLine ? '' : undefined} d={line} />
  ));
}
