import { use } from 'react';
import privacy from '#content/legal/privacy/sv.ts';
import { textsByLanguage } from '#content/textsByLanguage.ts';
import { useSite } from '#content/useSiteTexts.tsx';
import { Legal } from '#pages/Legal.tsx';

const documentIn = textsByLanguage(privacy, {
  en: async () => (await import('#content/legal/privacy/en.ts')).default,
  de: async () => (await import('#content/legal/privacy/de.ts')).default,
});

/** The privacy notice in the language of its reader (decision 0040) [LEGAL-05]. */
export function Privacy() {
  const { language } = useSite();
  const coming = documentIn(language);
  const document = coming instanceof Promise ? use(coming) : coming;
  return <Legal page="privacy" document={document} writtenIn={document === privacy ? 'sv' : language} />;
}
