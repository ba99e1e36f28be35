/**
 * How long tests wait, in milliseconds: one patience for all of them, times `FREIGHT_PATIENCE`, which is 1 at home and 3 on
 * a shared machine (where `CI` is set). A test names a time of its own only where that time is its subject.
 */
const factor = Number(process.env['FREIGHT_PATIENCE']) || (process.env['CI'] ? 3 : 1);

/** For what a visitor or another process would see to appear. */
export const appears = 30_000 * factor;
/** For a test of Node or of an element. */
export const testEnds = 90_000 * factor;
/** For a hook, which may start a server, and for a test in a browser. */
export const browserTestEnds = 240_000 * factor;
/** For a test that builds, installs or starts whole programs. */
export const longTestEnds = 600_000 * factor;
