import type { ComponentType } from 'react';
import { lazyPart } from '#bridge/lazyPart.tsx';

/** A late part that a screen works without: where it cannot be loaded there is nothing in its place. */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>, file: string) =>
  lazyPart<Props>(() => load().catch(() => () => null), file);
