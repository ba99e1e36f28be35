/** The environment for a process that a test starts: without variables that could change its behaviour. */
export const plainEnv = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};
