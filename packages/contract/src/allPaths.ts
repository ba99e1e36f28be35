import { latePaths } from './latePaths.ts';
import { firstPaths } from './paths.ts';

/**
 * Path templates of every HTTP call. Path values are URL-encoded here and nowhere else.
 * Source: documents A§7 and B§7; the waybill and invoice paths are our completion (OPEN-82, OPEN-83).
 */
export const paths: typeof firstPaths & typeof latePaths = /* @__PURE__ */ Object.assign(
  {},
  firstPaths,
  latePaths,
);
