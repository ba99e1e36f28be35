import r2wc from '@r2wc/react-to-web-component';
import { type ComponentType, useLayoutEffect } from 'react';
import css from './card.css?inline';

let sheet: CSSStyleSheet | undefined;

/** Registers a component as a custom element with a shadow root, as the documentation of r2wc does. */
export function define(tag: string, Card: ComponentType): void {
  function Styled({ container }: { container: ShadowRoot }) {
    useLayoutEffect(() => {
      if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
      }
      container.adoptedStyleSheets = [sheet];
    }, [container]);
    return (
      <section className="card">
        <Card />
      </section>
    );
  }
  customElements.define(tag, r2wc(Styled, { shadow: 'open' }));
}
