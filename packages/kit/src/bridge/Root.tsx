import { type ComponentType, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Properties, readAttributes } from '#bridge/attributes.ts';
import type { ElementDefinition } from '#bridge/definition.ts';
import { ElementContext, type ElementHandle } from '#bridge/ElementContext.ts';
import { ErrorBoundary } from '#bridge/ErrorBoundary.tsx';
import type { FreightElement } from '#bridge/FreightElement.ts';
import { replayFirstUse } from '#bridge/firstFrame.ts';
import { frameRuleOf } from '#bridge/frameRule.ts';
import { navigationFor } from '#bridge/navigation.ts';
import { useLanguage } from '#i18n/useLanguage.ts';

const unchanging = () => () => undefined;

interface RootProps {
  container?: HTMLElement;
  /** Without a container: the name of the first frame that is rendered, and the attributes it is for. */
  frame?: { name: string; attributes: Readonly<Record<string, string>> };
}

/** Everything an element renders, in the one wrapper that keeps the page's inherited styles out. */
export function rootFor(definition: ElementDefinition, Screen: ComponentType<Properties>) {
  const choices = Object.keys(frameRuleOf(definition)?.choices ?? {});

  return function Root({ container, frame }: RootProps) {
    const host =
      container instanceof Object ? ((container as unknown as ShadowRoot).host as FreightElement) : undefined;
    // The properties the first frame was rendered with: React hydrates with the same ones.
    const prepared = useMemo(() => {
      const chosen = (name: string) => (host ? host.getAttribute(name) : frame?.attributes[name]) ?? null;
      return readAttributes(definition, (name) => (choices.includes(name) ? chosen(name) : null));
    }, [host, frame]);
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
      // The frame's name is for the loader only: React neither renders nor removes it.
      <div
        className="root"
        lang={language}
        part="root"
        data-frame={frame?.name || undefined}
        suppressHydrationWarning
      >
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
