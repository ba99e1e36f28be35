import type { Methods } from './method.ts';

/** Of elements whose forms hold all that a person has typed. */
export const methods: Methods = { reset: ({ remount }) => remount() };
