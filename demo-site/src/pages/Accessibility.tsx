import { use } from 'react';
import accessibility from '#content/legal/accessibility/sv.ts';
import { textsByLanguage } from '#content/textsByLanguage.ts';
import { useSite } from '#content/useSiteTexts.tsx';
import { Legal } from '#pages/Legal.tsx';

const documentIn = textsByLanguage(accessibility, {
  en: async () => (await import('#content/legal/accessibility/en.ts')).default,
  de: async () => (await import('#content/legal/accessibility/de.ts')).default,
});

/** The accessibility statement in the language of its reader. */
export function Accessibility() {
  const { language } = useSite();
  const coming = documentIn(language);
  const document = coming instanceof Promise ? use(coming) : coming;
  return (
    <Legal
      page="accessibility"
      document={document}
      writtenIn={document === accessibility ? 'sv' : language}
    />
  );
}
