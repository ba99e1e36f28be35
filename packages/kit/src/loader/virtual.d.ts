/** First frames, rendered from the real components while the kit is built. */
declare module 'virtual:first-frame/*' {
  import type { Paint } from '#loader/firstFrame.ts';

  export const paint: Paint;
}

/** Files each tag needs, put in while the kit is built; missing in tests. */
interface FilesTable {
  files: string[];
  tags: Record<string, number[]>;
}
declare const __FREIGHT_FILES__: FilesTable;
declare const __FREIGHT_VERSION__: string;
