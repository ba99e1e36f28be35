/** The tags as the loader knows them, from the definitions of the elements. */
declare module 'virtual:entries' {
  import type { Entry } from '#loader/entries.ts';

  export const entries: Record<string, Entry>;
}

/** Until when the code of tags waits, by tag. */
declare module 'virtual:sleep' {
  import type { Sleep } from '#bridge/definition.ts';

  export const sleeps: Readonly<Record<string, Sleep>>;
}

/** First frames, rendered from the real components. */
declare module 'virtual:first-frames' {
  import type { FirstFrames } from '#loader/firstFrame.ts';

  export const frames: FirstFrames;
}

/** The keys of the words in the first frames, by their numbers; empty for a word that is no text of the kit. */
declare module 'virtual:first-frames/keys' {
  export const wordKeys: readonly string[];
}

/** Files each tag needs, put in when a build has ended; missing in tests. */
declare const __FREIGHT_FILES__: {
  files: string[];
  /** Of each tag: its files with its own code first, and its texts in the first language. */
  rows: [code: number[], sv: number[]][];
};
declare const __FREIGHT_VERSION__: string;

interface ImportMetaEnv {
  /** Whether elements are loaded by the loader alone, which has then defined their tags. */
  readonly FREIGHT_HOSTED?: boolean;
}
