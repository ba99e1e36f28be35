import type { ReactNode } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { addressOf } from '#bridge/navigation.ts';
import type { definition } from '#elements/send/definition.ts';
import { apiOrigin } from '#platform/configuration.ts';

/**
 * A link to the terms or the privacy notice: the host's page, else the company's own beside its API. The host may
 * open it its own way; otherwise it opens beside the order, not in its place.
 */
export function PageLink({ to, children }: { to: 'terms' | 'privacy'; children: ReactNode }) {
  const { emit } = useElement<typeof definition>();
  return (
    <a
      className="confirm__link"
      href={addressOf(to) ?? `${apiOrigin()}/${to}`}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        if (!emit('freight-navigate', { to, params: {} })) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
