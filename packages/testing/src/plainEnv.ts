/** What a process that a test starts has of this one's environment: nothing that could change what it does. */
export const plainEnv = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};
