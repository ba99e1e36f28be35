import { useEffect, useRef, useState } from 'react';
import { useEmbeddingTexts } from '#content/embedding/useEmbeddingTexts.ts';
import { useSite } from '#content/useSiteTexts.tsx';
import { useIsHydrated } from '#routing/useIsHydrated.ts';
import type { Choice } from './snippets.ts';

/** The working element on an empty page of its own: the pasted code behaves the same. */
export function Preview({ choice }: { choice: Choice }) {
  const { preview } = useEmbeddingTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const [arrivals, setArrivals] = useState(0);
  const { tag, attributes, isolated, tokens, texts, places } = choice;
  const site = useSite().language;
  // The visitor has chosen the language of this site, which a frame does not inherit.
  const language = choice.language || site;

  useEffect(() => {
    const page = frame.current?.contentDocument;
    const element = page?.querySelector(tag);
    if (!page || !element || arrivals === 0) return;
    for (const { name } of [...element.attributes]) {
      if (name !== 'isolated' && !name.startsWith('data-') && !(name in attributes))
        element.removeAttribute(name);
    }
    for (const [name, value] of Object.entries(attributes)) {
      element.setAttribute(name, value === true ? '' : value);
    }
    const { style } = page.documentElement;
    for (const name of [...style]) if (!(name in tokens)) style.removeProperty(name);
    for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value);
  }, [tag, attributes, tokens, arrivals]);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (arrivals > 0) page?.dispatchEvent(new CustomEvent('texts-chosen', { detail: texts }));
  }, [texts, arrivals]);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    const element = page?.querySelector(tag);
    if (!page || !element || arrivals === 0) return;
    const shown = Object.entries(places).map(([slot, text]) => {
      const paragraph = page.createElement('p');
      paragraph.slot = slot;
      paragraph.textContent = text;
      return paragraph;
    });
    element.append(...shown);
    // Not all children: an element can have fields of its own among them, for password managers.
    return () => {
      for (const paragraph of shown) paragraph.remove();
    };
  }, [tag, places, arrivals]);

  // The frame of a prerendered page may have loaded before React listens.
  if (!useIsHydrated()) return <div className="embed__preview" />;
  const query = new URLSearchParams({ tag, language, ...(isolated && { isolated: '' }) });
  return (
    <iframe
      key={query.toString()}
      ref={frame}
      className="embed__preview"
      title={preview.title}
      src={`/embed-preview?${query}`}
      onLoad={() => setArrivals((count) => count + 1)}
    />
  );
}
