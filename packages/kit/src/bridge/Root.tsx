import { type ComponentType, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Properties, readAttributes } from '#bridge/attributes.ts';
import type { ElementDefinition } from '#bridge/definition.ts';
import { ElementContext, type ElementHandle } from '#bridge/ElementContext.ts';
import { ErrorBoundary } from '#bridge/ErrorBoundary.tsx';
import type { FreightElement } from '#bridge/FreightElement.ts';
import { replayFirstUse } from '#bridge/firstFrame.ts';
import { navigationFor } from '#bridge/navigation.ts';
import { useLanguage } from '#i18n/useTexts.ts';

const unchanging = () => () => undefined;

/** Everything an element renders, in the one wrapper that keeps the page's inherited styles out. */
export function rootFor(definition: ElementDefinition, Screen: ComponentType<Properties>) {
  const prepared = readAttributes(definition, () => null);

  return function Root({ container }: { container?: HTMLElement }) {
    const host =
      container instanceof Object ? ((container as unknown as ShadowRoot).host as FreightElement) : undefined;
    const properties = useSyncExternalStore(
      host?.subscribe ?? unchanging,
      () => host?.properties ?? prepared,
      () => prepared,
    );
    const handle = useMemo(() => handleOf(host, definition), [host]);
    const language = useLanguage();

    useEffect(() => {
      if (!host) return;
      host.toggleAttribute('data-ready', true);
      host.whenRendered();
      replayFirstUse(host);
    }, [host]);

    return (
      <div className="root" lang={language} part="root">
        <ElementContext value={handle}>
          <ErrorBoundary onError={(error) => handle.emit('freight-error', { message: String(error) })}>
            <Screen {...properties} />
          </ErrorBoundary>
        </ElementContext>
      </div>
    );
  };
}

function handleOf(host: FreightElement | undefined, { events }: ElementDefinition): ElementHandle {
  if (!host) return { host, emit: () => true, navigate: () => 'inPlace' };
  const emit: ElementHandle['emit'] = (name, detail) =>
    host.dispatchEvent(
      new CustomEvent(name, {
        detail,
        bubbles: true,
        composed: true,
        cancelable: events[name]?.cancelable ?? false,
      }),
    );
  return { host, emit, navigate: navigationFor(host, emit) };
}
