import type { DescribedElement } from './describe.ts';
import { lifeCell, lifeOf } from './life.ts';
import { code, table } from './markdown.ts';

/** What an element emits, in its README and in the reference. */
export const eventTable = (events: DescribedElement['events']): string =>
  table(
    ['event', 'since', 'detail', 'cancelable', 'when'],
    events.map(({ name, life, detail, cancelable, description }) => [
      code(name),
      lifeCell(life),
      code(detail),
      cancelable ? 'yes' : '',
      description,
    ]),
  );

/** What a page can call on an element, in the same places. */
export const methodTable = (methods: DescribedElement['methods']): string =>
  table(
    ['method', 'since', 'what it does'],
    methods.map(({ name, parameters, description, life }) => [
      code(`${name}(${parameters})`),
      lifeCell(life),
      description,
    ]),
  );

/** Names with what they are, of one tag or of every one. */
export const namesTable = (
  head: 'part' | 'slot',
  tag: string,
  texts: Readonly<Record<string, string>>,
): string => {
  const kind = `${head}s` as const;
  return table(
    [head, 'since', 'what it is'],
    Object.entries(texts).map(([name, text]) => [code(name), lifeCell(lifeOf(kind, tag, name)), text]),
  );
};
