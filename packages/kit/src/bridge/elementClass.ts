import r2wc from '@r2wc/react-to-web-component';
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import {
  attributesOf,
  type Properties,
  readAttributes,
  reflectAttributes,
  upgradeProperties,
} from '#bridge/attributes.ts';
import type { ElementDefinition } from '#bridge/definition.ts';
import type { FreightElement } from '#bridge/FreightElement.ts';
import { frameOf, hasFirstFrame, removeFirstFrame, watchFirstUse } from '#bridge/firstFrame.ts';
import { frameName, frameRuleOf } from '#bridge/frameRule.ts';
import { rootFor } from '#bridge/Root.tsx';
import { whenNear } from '#bridge/viewport.ts';
import { shownLanguage } from '#i18n/texts.ts';
import { adoptSheets } from '#styles/adoptSheets.ts';

/** The class r2wc creates: it mounts a React root in its shadow root when connected and unmounts it after. */
interface ReactElementClass {
  new (): HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };
}

/**
 * The class behind a tag. r2wc renders React into the shadow root; this subclass makes it behave like HTML:
 * attributes and properties, moves, first frames, styles (laws 1 to 6, traps in `docs/decisions`).
 */
export function elementClass(
  definition: ElementDefinition,
  screen: ComponentType<Properties>,
  css: readonly string[],
): CustomElementConstructor {
  const Root = rootFor(definition, screen);
  const frameRule = frameRuleOf(definition);
  const Base = r2wc(Root, { shadow: 'open', props: [] }) as unknown as ReactElementClass;

  class Element extends Base implements FreightElement {
    static get observedAttributes(): string[] {
      return Object.keys(attributesOf(definition));
    }

    properties: Properties = readAttributes(definition, (name) => this.getAttribute(name));
    whenRendered: () => void = () => undefined;
    #listeners = new Set<() => void>();
    #mounted: 'no' | 'byLibrary' | ReactRoot = 'no';
    #stopWaiting: () => void = () => undefined;

    constructor() {
      super();
      upgradeProperties(this, definition);
    }

    /** Keeps a first frame that the page or the loader has prepared: React hydrates it. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    readonly subscribe = (listener: () => void): (() => void) => {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    };

    attributeChangedCallback(): void {
      this.properties = readAttributes(definition, (name) => this.getAttribute(name));
      for (const listener of this.#listeners) listener();
    }

    override connectedCallback(): void {
      this.#adoptStyles();
      if (this.#mounted !== 'no') return;
      this.#stopWaiting();
      if (definition.everywhere) this.mount();
      else this.#mountWhenNear();
    }

    /**
     * A moved element is disconnected and connected in one task. Wait before unmounting, or drag-and-drop
     * and every framework that reorders its list would lose the form.
     */
    override disconnectedCallback(): void {
      setTimeout(() => {
        if (!this.isConnected) this.#unmount();
      });
    }

    /** `moveBefore()` keeps everything as it is. */
    connectedMoveCallback(): void {}

    adoptedCallback(): void {
      this.#adoptStyles();
    }

    get isMounted(): boolean {
      return this.#mounted !== 'no';
    }

    #mountWhenNear(): void {
      const root = this.shadowRoot;
      this.#stopWaiting = whenNear(this, this.mount);
      if (root && root.childElementCount > 0) watchFirstUse(this, root, this.mount);
    }

    readonly mount = (): void => {
      this.#stopWaiting();
      const root = this.shadowRoot;
      if (!root || this.#mounted !== 'no' || !this.isConnected) return;
      if (this.#isFirstFrameRight(root)) {
        const tree = createElement(Root, { container: root as unknown as HTMLElement });
        // React's types allow only elements and documents, but a shadow root works just as well.
        const frame = frameOf(root);
        // Synchronously: React would replay mouse events that come in between on the host, to which the browser has
        // retargeted them.
        flushSync(() => {
          this.#mounted = hydrateRoot(root as unknown as Element, tree, {
            onRecoverableError: (error) => this.#replaceFrame(root, frame, error),
          });
        });
      } else {
        this.whenRendered = removeFirstFrame(root);
        this.#mounted = 'byLibrary';
        super.connectedCallback();
      }
    };

    #isFirstFrameRight(root: ShadowRoot): boolean {
      const name = frameRule && frameName(frameRule, this);
      return name !== undefined && hasFirstFrame(root, shownLanguage.getState().shown, name);
    }

    /** After a hydration mismatch React renders again, but it does not clear a shadow root before. */
    #replaceFrame(root: ShadowRoot, frame: HTMLElement | undefined, error: unknown): void {
      if (frame && frame === frameOf(root)) removeFirstFrame(root)();
      const detail = { message: `The first frame did not fit: ${String(error)}` };
      this.dispatchEvent(new CustomEvent('freight-error', { detail, bubbles: true, composed: true }));
    }

    #unmount(): void {
      this.#stopWaiting();
      if (this.#mounted === 'byLibrary') super.disconnectedCallback();
      else if (this.#mounted !== 'no') this.#mounted.unmount();
      this.#mounted = 'no';
      this.removeAttribute('data-ready');
    }

    #adoptStyles(): void {
      const root = this.shadowRoot;
      if (!root) return;
      adoptSheets(root, css);
      // A prerendered first frame links its css; the shared sheets have just replaced it.
      for (const child of [...root.children]) if (child.localName === 'link') child.remove();
    }
  }

  reflectAttributes(Element.prototype, definition);
  return Element;
}
