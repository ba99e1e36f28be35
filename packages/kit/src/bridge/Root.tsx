import { type ComponentType, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Properties, readAttributes } from '#bridge/attributes.ts';
import { behaviourOf } from '#bridge/behaviour.ts';
import type { ElementDefinition } from '#bridge/definition.ts';
import { ElementContext, type ElementHandle } from '#bridge/ElementContext.ts';
import { ErrorBoundary } from '#bridge/ErrorBoundary.tsx';
import { replayFirstUse } from '#bridge/firstFrame.ts';
import { frameRuleOf } from '#bridge/frameRule.ts';
import { navigationFor } from '#bridge/navigation.ts';
import { useLanguageTag } from '#i18n/useLanguage.ts';
import { FreightEvent } from '#platform/freightEvent.ts';
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
    const handle = useMemo(() => handleOf(host), [host]);
    const lang = useLanguageTag();

    useEffect(() => {
      if (!host) return;
      host.toggleAttribute('data-ready', true);
      element?.whenRendered();
      void replayFirstUse(host);
      return whenSeen(host, () => handle.emit('freight-element-seen', {}));
    }, [host, element, handle]);

    return (
      // The frame's name is for the loader only: React neither renders nor removes it.
      <div
        className="root"
        lang={lang}
        part="root"
        data-frame={frame?.name || undefined}
        suppressHydrationWarning
      >
        <slot name="before" />
        <ElementContext value={handle}>
          <ErrorBoundary onError={(reason) => report('screen-broken', { tag: definition.tag, reason }, host)}>
            <Screen {...properties} />
          </ErrorBoundary>
        </ElementContext>
        <slot name="after" />
      </div>
    );
  };
}

/**
 * Calls once when half of an element is in view, or as much of it as fills half of the screen; never for an element
 * without a height, which shows nothing. Returns what ends it.
 */
function whenSeen(element: Element, seen: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      const height = entry?.intersectionRect.height;
      if (!height || (entry.intersectionRatio < 0.5 && height < innerHeight / 2)) return;
      observer.disconnect();
      seen();
    },
    { threshold: [0.1, 0.2, 0.3, 0.4, 0.5] },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function handleOf(host: HTMLElement | undefined): ElementHandle {
  if (!host) return { host, emit: () => true, navigate: () => 'inPlace' };
  const emit: ElementHandle['emit'] = (name, detail) =>
    host.dispatchEvent(new FreightEvent(name, detail, host, name === 'freight-navigate'));
  return { host, emit, navigate: navigationFor(host, emit) };
}
