import { type AttributeFacts, reflectAttributes, upgradeProperties } from '#bridge/attributes.ts';
import { attach, behaviourOf, detach } from '#bridge/behaviour.ts';

/**
 * Defines a tag with its properties but without its code, which loads later (`provideBehaviour`): frameworks that look
 * for a property find it, and a tag is noticed anywhere it is attached, including other elements' shadow roots.
 */
export function defineHost(tag: string, attributes: AttributeFacts): void {
  if (customElements.get(tag)) return;
  const names = Object.keys(attributes);
  /** `orderid`, as which JSX and templates in the page's HTML write `orderId`. */
  const nameOf = (lowerCased: string) => names.find((name) => name.replaceAll('-', '') === lowerCased);

  class FreightHost extends HTMLElement {
    static readonly observedAttributes = names.flatMap((name) => [name, name.replaceAll('-', '')]);

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

    adoptedCallback(): void {
      behaviourOf(this)?.adopted();
    }

    attributeChangedCallback(changed: string, before: string | null, value: string | null): void {
      const name = nameOf(changed);
      if (!name || name === changed) behaviourOf(this)?.attributeChanged(changed);
      else if (value === null) this.removeAttribute(name);
      // Beside its own name the attribute does not count.
      else if (before !== null || !this.hasAttribute(name)) this.setAttribute(name, value);
    }
  }

  reflectAttributes(FreightHost.prototype, attributes);
  customElements.define(tag, FreightHost);
}
