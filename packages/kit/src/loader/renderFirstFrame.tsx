import type { Language } from '@freight/contract';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { Properties } from '#bridge/attributes.ts';
import type { KitElement } from '#bridge/defineElement.ts';
import { rootFor } from '#bridge/Root.tsx';
import { provideCommonTexts } from '#i18n/commonTexts.ts';
import { provideTexts, shownLanguage } from '#i18n/texts.ts';
import { configure } from '#platform/configuration.ts';

/** The markup of an element's first frame in one language, from the component that takes it over later. */
export async function renderFirstFrame(
  { definition, screen, texts }: KitElement,
  language: Language,
): Promise<string> {
  configure({ language });
  await Promise.all([provideCommonTexts(), provideTexts(definition.tag, texts)]);
  shownLanguage.setState({ shown: language });
  const Root = rootFor(definition, screen as ComponentType<Properties>);
  return renderToString(<Root />);
}
