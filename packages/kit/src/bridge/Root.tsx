import { type ComponentType, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Properties, readAttributes } from '#bridge/attributes.ts';
import { behaviourOf } from '#bridge/behaviour.ts';
import type { ElementDefinition } from '#bridge/definition.ts';
import { ElementContext, type ElementHandle } from '#bridge/ElementContext.ts';
import { ErrorBoundary } from '#bridge/ErrorBoundary.tsx';
import { replayFirstUse } from '#bridge/firstFrame.ts';
import { frameRuleOf } from '#bridge/frameRule.ts';
import { navigationFor } from '#bridge/navigation.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { report } from '#platform/report.ts';

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
      container instanceof Object ? ((container as unknown as ShadowRoot).host as HTMLElement) : undefined;
    const element = host && behaviourOf(host);
    // The properties the first frame was rendered with: React hydrates with the same ones.
    const prepared = useMemo(() => {
      const chosen = (name: string) => (host ? host.getAttribute(name) : frame?.attributes[name]) ?? null;
      return readAttributes(definition, (name) => (choices.includes(name) ? chosen(name) : null));
    }, [host, frame]);
    const properties = useSyncExternalStore(
      element?.subscribe ?? unchanging,
      () => element?.properties ?? prepared,
      () => prepared,
    );
    const handle = useMemo(() => handleOf(host, definition), [host]);
    const language = useLanguage();

    useEffect(() => {
      if (!host) return;
      host.toggleAttribute('data-ready', true);
      element?.whenRendered();
      void replayFirstUse(host);
    }, [host, element]);

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
          <ErrorBoundary onError={(reason) => report('screen-broken', { tag: definition.tag, reason }, host)}>
            <Screen {...properties} />
          </ErrorBoundary>
        </ElementContext>
      </div>
    );
  };
}

function handleOf(host: HTMLElement | undefined, { events }: ElementDefinition): ElementHandle {
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
