import { type Language, languages } from '@freight/contract';
import { useElement } from '#bridge/ElementContext.ts';
import { capitalized } from '#i18n/formats.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { chooseLanguage, currentLanguage } from '#platform/language.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import type { definition } from './definition.ts';
import { texts } from './strings/index.ts';

/** A language's own name, so that people who need it can read it: Svenska. */
const nameOf = (language: Language): string =>
  capitalized(new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language, language);

/** The language dropdown [NAV-18] [LANG-03]; other languages of the documents are not offered (OPEN-24). */
export function LanguageMenu() {
  const t = texts.use();
  const shown = useLanguage();
  const { emit } = useElement<typeof definition>();

  const choose = (language: Language) => {
    // What is shown may still be the language before the last choice, while the texts are loading.
    if (language === currentLanguage()) return;
    chooseLanguage(language);
    emit('freight-language-changed', { language });
  };
  return (
    <Menu
      name={t('button.label', { code: codeOf(shown) })}
      button={codeOf(shown)}
      items={languages.map((language) => ({
        key: language,
        label: nameOf(language),
        content: <Choice language={language} />,
        checked: language === shown,
      }))}
      onChoose={choose}
    />
  );
}

const codeOf = (language: Language): string => language.toUpperCase();

function Choice({ language }: { language: Language }) {
  return (
    <>
      <span className="language__code">{codeOf(language)}</span>
      <span className="language__name" lang={language}>
        {nameOf(language)}
      </span>
      <span className="language__mark">
        <Icon name="check" />
      </span>
    </>
  );
}
