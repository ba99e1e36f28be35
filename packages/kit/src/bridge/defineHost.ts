import { type AttributeFacts, reflectAttributes, upgradeProperties } from '#bridge/attributes.ts';
import { attach, behaviourOf, detach } from '#bridge/behaviour.ts';
import { later } from '#bridge/methods/later.ts';

/**
 * Defines a tag with its properties but without its code, which loads later (`provideBehaviour`): frameworks that look
 * for a property find it, and a tag is noticed anywhere it is attached, including other elements' shadow roots.
 */
export function defineHost(tag: string, attributes: AttributeFacts): void {
  if (customElements.get(tag)) return;
  const names = Object.keys(attributes);
  /** By `orderid`, as which JSX and templates in the page's HTML write `orderId`. */
  const nameOf = new Map(names.map((name) => [name.replaceAll('-', ''), name]));

  class FreightHost extends HTMLElement {
    static readonly observedAttributes = [...names, ...nameOf.keys()];

    constructor() {
      super();
      upgradeProperties(this, names);
    }

    connectedCallback(): void {
      attach(this);
    }

    disconnectedCallback(): void {
      detach(this);
    }

    /** `moveBefore()` keeps everything as it is. */
    connectedMoveCallback(): void {}

    get ready(): Promise<unknown> {
      return later(this, 'ready');
    }

    /** With a tab index of the page the element has the focus itself. */
    override focus(options?: FocusOptions): Promise<unknown> {
      super.focus(options);
      return later(this, 'focus', options);
    }

    // Every element takes these calls; one that does not have the method rejects it.
    open(given?: unknown): Promise<unknown> {
      return later(this, 'open', given);
    }
    prefill(given?: unknown): Promise<unknown> {
      return later(this, 'prefill', given);
    }
    reset(given?: unknown): Promise<unknown> {
      return later(this, 'reset', given);
    }
    track(given?: unknown): Promise<unknown> {
      return later(this, 'track', given);
    }

    adoptedCallback(): void {
      behaviourOf(this)?.adopted();
    }

    attributeChangedCallback(changed: string, before: string | null, value: string | null): void {
      const name = nameOf.get(changed);
      if (!name || name === changed) behaviourOf(this)?.attributeChanged(changed);
      else if (value === null) this.removeAttribute(name);
      // Beside its own name the attribute does not count.
      else if (before !== null || !this.hasAttribute(name)) this.setAttribute(name, value);
    }
  }

  reflectAttributes(FreightHost.prototype, attributes);
  customElements.define(tag, FreightHost);
}
