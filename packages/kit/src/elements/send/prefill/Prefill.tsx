import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { withPart } from '#platform/withPart.ts';
import { prefillAttributes } from './definition.ts';
import type { GivenPart, GivenParts } from './parts.ts';

const Context = createContext<GivenParts>({});

export const useGivenParts = (): GivenParts => use(Context);

interface PrefilledProps {
  /** Those of the element. */
  properties: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

/** Fills the draft with what the page gives; the code for it is loaded when the page gives anything. */
export function Prefilled({ properties, children }: PrefilledProps) {
  const { host } = useElement();
  const [parts, setParts] = useState<GivenParts>({});
  const isGiven = Object.keys(prefillAttributes).some((name) => properties[name] !== undefined);
  useEffect(() => {
    if (host && isGiven) withPart(import('./follow.tsx'), ({ follow }) => follow(host, setParts));
  }, [host, isGiven]);
  return <Context value={parts}>{children}</Context>;
}

/** A part of the form, unless the page has locked or hidden it. */
export function Given({ of, children }: { of: GivenPart; children?: ReactNode }) {
  const { [of]: shown = children } = useGivenParts();
  return shown;
}
