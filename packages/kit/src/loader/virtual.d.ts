/** The tags as the loader knows them, from the definitions of the elements. */
declare module 'virtual:entries' {
  import type { Entry } from '#loader/entries.ts';

  export const entries: Record<string, Entry>;
}

/** First frames, rendered from the real components. */
declare module 'virtual:first-frames' {
  import type { FirstFrames } from '#loader/firstFrame.ts';

  export const frames: FirstFrames;
}

/** Files each tag needs, put in when a build has ended; missing in tests. */
declare const __FREIGHT_FILES__: {
  files: string[];
  tags: Record<string, { code: number[]; sv?: number[]; en?: number[]; de?: number[] }>;
};
declare const __FREIGHT_VERSION__: string;
