import type { MouseEvent } from 'react';
import { useElement } from '#bridge/ElementContext.ts';
import { addressOf } from '#bridge/navigation.ts';
import { configuration } from '#platform/configuration.ts';
import { useStore } from '#platform/useStore.ts';

/** Only where the host has a page for it (OPEN-30); opening it in another tab is left to the browser. */
export function ForgotLink({ label, onLeave }: { label: string; onLeave: () => void }) {
  const { navigate } = useElement();
  const isConfigured = useStore(configuration, ({ pages }) => pages.forgotPassword !== undefined);
  if (!isConfigured) return null;
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onLeave();
    navigate('forgotPassword');
  };
  return (
    <p>
      <a href={addressOf('forgotPassword')} onClick={go}>
        {label}
      </a>
    </p>
  );
}
