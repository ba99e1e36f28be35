import r2wc from '@r2wc/react-to-web-component';
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import { type Properties, readAttributes } from '#bridge/attributes.ts';
import type { Behaviour, Host } from '#bridge/behaviour.ts';
import { checkAttributes } from '#bridge/checkAttributes.ts';
import type { ElementDefinition } from '#bridge/definition.ts';
import {
  frameOf,
  hasFirstFrame,
  removeFirstFrame,
  takeAnswerBack,
  watchFirstUse,
} from '#bridge/firstFrame.ts';
import { frameName, frameRuleOf } from '#bridge/frameRule.ts';
import type { LoadMethods } from '#bridge/methods/method.ts';
import { rootFor } from '#bridge/Root.tsx';
import { submitPressedForms } from '#bridge/submitForm.ts';
import { shownLanguage } from '#i18n/texts.ts';
import { holdAnnouncer, releaseAnnouncer } from '#platform/announcer.ts';
import { deprecations } from '#platform/deprecations/deprecations.ts';
import { movedEvent } from '#platform/moved.ts';
import { endWalksAtRoot, reactDocument } from '#platform/reactNodes.ts';
import { report } from '#platform/report.ts';
import { whenNear } from '#platform/viewport/viewport.ts';
import { withPart } from '#platform/withPart.ts';
import { adoptSheets } from '#styles/adoptSheets.ts';

/** The class r2wc creates: it mounts a React root in its shadow root when connected and unmounts it after. */
interface ReactElementClass {
  new (): HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };
}
type View = InstanceType<ReactElementClass>;

/**
 * What a tag does: React is rendered into the shadow root, by r2wc or by taking a first frame over, and behaves like
 * HTML: attributes and properties, moves, styles (laws 1 to 6, traps in `docs/decisions`).
 */
export function elementBehaviour(
  definition: ElementDefinition,
  screen: ComponentType<Properties>,
  css: readonly string[],
  methods?: LoadMethods,
): (host: Host) => Behaviour {
  const Root = rootFor(definition, screen);
  const frameRule = frameRuleOf(definition);
  const Base = r2wc(Root, { shadow: 'open', props: [] }) as unknown as ReactElementClass;
  let target: ShadowRoot;

  /** What r2wc renders with: never on the page itself, it draws in the shadow root of an element that is. */
  class ReactView extends Base {
    override attachShadow(): ShadowRoot {
      return target;
    }
  }
  customElements.define(`${definition.tag}-view`, ReactView);

  class ElementBehaviour implements Behaviour {
    properties: Properties;
    whenRendered: () => void = () => undefined;
    readonly methods = methods;
    readonly #host: Host;
    readonly #root: ShadowRoot;
    #listeners = new Set<() => void>();
    #mounted: View | ReactRoot | undefined;
    #stopWaiting: () => void = () => undefined;

    constructor(host: Host) {
      this.#host = host;
      this.#root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
      // React creates every node with the document it finds here.
      Object.defineProperty(this.#root, 'ownerDocument', {
        configurable: true,
        get: () => reactDocument(host.ownerDocument),
      });
      this.properties = this.#read();
      submitPressedForms(host);
    }

    #read(): Properties {
      return readAttributes(definition, (name) => this.#host.getAttribute(name));
    }

    readonly subscribe = (listener: () => void): (() => void) => {
      this.#listeners.add(listener);
      return () => this.#listeners.delete(listener);
    };

    attributeChanged(name: string): void {
      checkAttributes(definition, this.#host, name);
      this.#update();
    }

    #update(): void {
      this.properties = this.#read();
      for (const listener of this.#listeners) listener();
    }

    connected(): void {
      holdAnnouncer(this.#host);
      this.adopted();
      if (this.#mounted) {
        this.#root.dispatchEvent(new Event(movedEvent));
        return;
      }
      this.#update();
      this.#stopWaiting();
      if (definition.everywhere) this.mount();
      else this.#mountWhenNear();
    }

    /**
     * A moved element is disconnected and connected in one task. Wait before unmounting, or drag-and-drop
     * and every framework that reorders its list would lose the form.
     */
    disconnected(): void {
      setTimeout(() => {
        if (!this.#host.isConnected) this.unmount();
      });
    }

    get isMounted(): boolean {
      return this.#mounted !== undefined;
    }

    #mountWhenNear(): void {
      this.#stopWaiting = whenNear(this.#host, this.mount);
      if (this.#root.childElementCount > 0) watchFirstUse(this.#host, this.#root, this.mount);
    }

    readonly mount = (): void => {
      // A screen that is shown may wait for the host's coming near as well.
      if (this.#mounted) return;
      this.#stopWaiting();
      if (!this.#host.isConnected) return;
      if (Object.keys(deprecations).length > 0)
        withPart(import('#platform/deprecations/sayDeprecated.ts'), (part) => part.sayDeprecated(this.#host));
      if (this.#isFirstFrameRight()) this.#hydrate();
      else {
        this.whenRendered = removeFirstFrame(this.#root);
        target = this.#root;
        const view = new ReactView();
        this.#mounted = view;
        view.connectedCallback();
      }
    };

    #hydrate(): void {
      // React's types allow only elements and documents, but a shadow root works just as well.
      const container = this.#root as unknown as HTMLElement;
      const frame = frameOf(this.#root);
      takeAnswerBack(this.#host);
      // Synchronously: React would replay mouse events that come in between on the host, to which the browser has
      // retargeted them.
      flushSync(() => {
        this.#mounted = hydrateRoot(container, createElement(Root, { container }), {
          onRecoverableError: (error) => this.#replaceFrame(frame, error),
        });
      });
    }

    #isFirstFrameRight(): boolean {
      const name = frameRule && frameName(frameRule, this.#host);
      return name !== undefined && hasFirstFrame(this.#root, shownLanguage.getState().shown, name);
    }

    /** After a hydration mismatch React renders again, but it does not clear a shadow root before. */
    #replaceFrame(frame: HTMLElement | undefined, error: unknown): void {
      if (frame && frame === frameOf(this.#root)) removeFirstFrame(this.#root)();
      report('frame-replaced', { tag: definition.tag, reason: error }, this.#host);
    }

    unmount(): void {
      releaseAnnouncer(this.#host);
      this.#stopWaiting();
      if (this.#mounted instanceof ReactView) this.#mounted.disconnectedCallback();
      else (this.#mounted as ReactRoot | undefined)?.unmount();
      this.#mounted = undefined;
      this.#host.removeAttribute('data-ready');
    }

    /** Prepares the document and gives the element its style sheets; again in another document. */
    adopted(): void {
      endWalksAtRoot(this.#host.ownerDocument);
      adoptSheets(this.#root, css);
      // A prerendered first frame links its css; the shared sheets have just replaced it.
      for (const child of [...this.#root.children]) if (child.localName === 'link') child.remove();
    }
  }

  return (host) => {
    checkAttributes(definition, host);
    return new ElementBehaviour(host);
  };
}
