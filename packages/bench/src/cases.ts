import { peerTags } from './peers.ts';

export type Element = 'track' | 'start';
export const elements: readonly Element[] = ['track', 'start'];

/** How high each card is; the test compares these with `docs/embed.md`. */
export const heights: Readonly<Record<Element, number>> = { track: 276, start: 336 };

/** A page with one custom element, loaded again and again. */
export interface Case {
  name: string;
  tag: string;
  /** The one script of the page; the rest of it is the element. */
  script: string;
  /** How many copies of the element are on the page, one below the other. */
  times: number;
  /** The height that the page keeps free for each, in px; `docs/embed.md` gives these lines to every page. */
  reserved?: number;
  /**
   * What a press on the empty form's button shows. Others' elements have no such button: only their first frame is
   * measured.
   */
  reaction?: string;
  /** The attribute that marks an element whose code has loaded completely. */
  readyMark?: string;
}

const reaction = 'Please enter a package ID';
const readyMark = 'data-ready';

/** An element of a build of the kit, below a path of the bench's server. */
const kitCase = (name: string, element: Element, path: string): Case => ({
  name: `${name} ${element}`,
  tag: `freight-${element}`,
  script: `${path}freight.js`,
  times: 1,
  reserved: heights[element],
  reaction,
  readyMark,
});

/** The same form three times: by hand, in React as one file, and ours. */
const casesOf = (element: Element): Case[] => [
  {
    name: `plain ${element}`,
    tag: `plain-${element}`,
    script: `/cards/plain-${element}.js`,
    times: 1,
    reserved: heights[element],
    reaction,
  },
  {
    name: `react ${element}`,
    tag: `react-${element}`,
    script: `/cards/react-${element}.js`,
    times: 1,
    reserved: heights[element],
    reaction,
  },
  kitCase('ours', element, '/kit/'),
];

/** Many of ours on one page; the first one is measured. */
const crowd: Case = { ...kitCase('ours', 'track', '/kit/'), name: 'ours track, 200 of them', times: 200 };

/** With `hasBefore`, an earlier build of the kit beside ours, below `/before/`. */
export const casesFor = (
  compared: readonly Element[],
  peers: readonly string[],
  hasBefore = false,
): Case[] => [
  ...compared.flatMap(casesOf),
  ...(hasBefore ? compared.map((element) => kitCase('before', element, '/before/')) : []),
  ...(compared.includes('track') ? [crowd] : []),
  ...peers.map((name) => ({ name, tag: peerTags[name] ?? '', script: `/peers/${name}.js`, times: 1 })),
];

const words = '<p>Words that follow the element.</p>'.repeat(20);

/** The page of a case with words below the element, in English so that the reaction reads the same everywhere. */
export const pageOf = ({ name, tag, script, times, reserved }: Case): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
${reserved === undefined ? '' : `<style>${tag} { display: block; min-height: ${reserved}px; }</style>`}
<script type="module" src="${script}" data-language="en"></script></head>
<body>${`<${tag}></${tag}>`.repeat(times)}${words}</body></html>`;
