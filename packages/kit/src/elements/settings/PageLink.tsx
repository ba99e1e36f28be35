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

/** A link where the host has a page, so that it opens in another tab as well; else a button with the same wish. */
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
