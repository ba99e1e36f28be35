import type { MouseEvent, ReactNode } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { addressOf } from '#bridge/navigation.ts';
import type { Destination } from '#platform/configuration.ts';
import type { definition } from './definition.ts';

interface PageLinkProps {
  to: Destination;
  className?: string;
  children: ReactNode;
}

/** A link where the host has a page, so that it can be opened in another tab; else a button that asks for it. */
export function PageLink({ to, className, children }: PageLinkProps) {
  const { navigate } = useElement<typeof definition>();
  const address = addressOf(to);
  if (address === undefined) {
    return (
      <button type="button" className={className} onClick={() => navigate(to)}>
        {children}
      </button>
    );
  }
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a className={className} href={address} onClick={go}>
      {children}
    </a>
  );
}
