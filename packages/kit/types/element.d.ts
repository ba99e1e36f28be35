// Generated from the sources by `npm run generate`; changes are lost.
export type * from './elements.js';

/** Resolves when the tag is defined. */
export declare const ready: Promise<void>;
