import type { ComponentType } from 'react';
import { attributesOf, type Properties } from '#bridge/attributes.ts';
import { hasBehaviour, provideBehaviour } from '#bridge/behaviour.ts';
import { defineHost } from '#bridge/defineHost.ts';
import type { ElementDefinition, PropertiesOf } from '#bridge/definition.ts';
import { elementBehaviour } from '#bridge/elementBehaviour.ts';
import type { LoadMethods } from '#bridge/methods/method.ts';
import type { Texts } from '#i18n/catalog.ts';
import { commonTexts } from '#i18n/commonTexts.ts';
import { frameCss } from '#styles/frameCss.ts';
import kitCss from '#styles/kit.css?inline';

/** Everything an element consists of. */
export interface KitElement<D extends ElementDefinition = ElementDefinition> {
  definition: D;
  screen: ComponentType<PropertiesOf<D>>;
  /** The element's own css, added to the kit's. */
  css: string;
  /** The texts its first render needs. */
  texts: readonly Pick<Texts<object>, 'provide' | 'load'>[];
  /** Loads the code of its own methods when one is called. */
  methods?: LoadMethods;
}

/** Ties the parts of an element together, so that their types are checked against its definition. */
export const kitElement = <D extends ElementDefinition>(parts: KitElement<D>): KitElement<D> => parts;

/**
 * Makes a tag work. Waits for the texts of the page's language, so that the first render has text. Does nothing if the
 * tag works already, or on a server, where Lit may have defined `customElements`.
 */
export async function defineElement<D extends ElementDefinition>(element: KitElement<D>): Promise<void> {
  const { definition, screen, css, texts, methods } = element;
  if (typeof document === 'undefined') return;
  if (!import.meta.env.FREIGHT_HOSTED) defineHost(definition.tag, attributesOf(definition));
  const [shared] = await Promise.all([frameCss(), ...[commonTexts, ...texts].map((one) => one.provide())]);
  if (hasBehaviour(definition.tag)) return;
  provideBehaviour(
    definition.tag,
    elementBehaviour(definition, screen as ComponentType<Properties>, [shared, kitCss, css], methods),
  );
}
