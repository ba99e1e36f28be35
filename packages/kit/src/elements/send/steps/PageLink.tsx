import type { MouseEvent, ReactNode } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { addressOf } from '#bridge/navigation.ts';
import type { definition } from '#elements/send/definition.ts';

/**
 * A link to one of the host's pages. The host may open it its own way; otherwise it opens beside the order, not
 * in its place. Without an address it is a button that asks the host.
 */
export function PageLink({ to, children }: { to: 'terms' | 'privacy'; children: ReactNode }) {
  const { emit } = useElement<typeof definition>();
  const address = addressOf(to);
  const open = (event: MouseEvent) => {
    if (!emit('freight-navigate', { to, params: {} })) event.preventDefault();
  };
  if (address === undefined) {
    return (
      <button type="button" className="confirm__link" onClick={open}>
        {children}
      </button>
    );
  }
  return (
    <a className="confirm__link" href={address} target="_blank" rel="noopener" onClick={open}>
      {children}
    </a>
  );
}
