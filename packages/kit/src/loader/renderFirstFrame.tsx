import type { Language } from '@freight/contract';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { Properties } from '#bridge/attributes.ts';
import type { KitElement } from '#bridge/defineElement.ts';
import { type FrameRule, frameRuleOf } from '#bridge/frameRule.ts';
import { rootFor } from '#bridge/Root.tsx';
import { commonTexts } from '#i18n/commonTexts.ts';
import { whenTextsShown } from '#i18n/texts.ts';
import { configure, type OwnTexts } from '#platform/configuration.ts';
import { Notice } from '#ui/notice/Notice.tsx';

interface Frame {
  name: string;
  attributes: Record<string, string>;
}

/** One frame for every combination of the values that have one, the default first. */
const framesOf = ({ choices }: FrameRule): Frame[] =>
  Object.entries(choices).reduce<Frame[]>(
    (frames, [attribute, values]) =>
      frames.flatMap(({ name, attributes }) =>
        values.map((value, index) => ({
          name: index > 0 ? name + value : name,
          attributes: { ...attributes, [attribute]: value },
        })),
      ),
    [{ name: '', attributes: {} }],
  );

/** The markup of an element's first frames in one language by name, from the component that takes them over later. */
export async function renderFirstFrames(
  { definition, screen, texts }: KitElement,
  language: Language,
  ownTexts?: OwnTexts,
): Promise<Record<string, string>> {
  const rule = frameRuleOf(definition);
  if (!rule) return {};
  // A copy, because the same object again would change nothing.
  configure({ language, ...(ownTexts && { texts: { ...ownTexts } }) });
  await Promise.all([commonTexts, ...texts].map((one) => one.provide()));
  await whenTextsShown();
  const Root = rootFor(definition, screen as ComponentType<Properties>);
  return Object.fromEntries(
    framesOf(rule).map((frame) => [frame.name, renderToString(<Root frame={frame} />)]),
  );
}

/** The box in which a first frame shows what is missing, without its text. */
export const renderRefusal = (): string => renderToString(<Notice kind="error">{null}</Notice>);
