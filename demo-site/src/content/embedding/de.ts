import type { EmbeddingTexts } from './sv.ts';

export const embeddingTexts: EmbeddingTexts = {
  heading: 'Versand auf Ihrer Website',
  lead: 'Wählen Sie, was gezeigt wird, probieren Sie es aus und nehmen Sie die Zeilen mit.',
  origin: {
    heading: '1. Ihre Seite',
    label: 'Adresse der Seite',
    hint: 'Zum Beispiel https://laden.example. Bitten Sie uns, sie freizugeben, sonst antworten wir dort nicht.',
    wrong: 'Bitte geben Sie die ganze Adresse ein, mit https:// am Anfang.',
    ask: 'Freigabe dieser Adresse anfragen',
  },
  element: {
    heading: '2. Was gezeigt wird',
    label: 'Element',
    attributes: 'Einstellungen',
    unset: 'nicht gesetzt',
    mode: 'Wie es gezeigt wird',
    modes: { page: 'in der Seite', frame: 'in einem Rahmen von uns (isolated)' },
    modeHints: {
      page: 'Das Element ist ein Teil der Seite und nimmt ihre Farben und Schrift an.',
      frame:
        'Skripte und Stile der Seite reichen nicht hinein, Eingaben und Anmeldung nicht hinaus. Farben sind nicht wählbar.',
    },
  },
  looks: {
    heading: '3. Sprache und Farben',
    language: 'Sprache',
    automatic: 'die der Besucher wählt',
    colours: {
      accent: 'Knöpfe und Links',
      onAccent: 'Text auf Knöpfen',
      text: 'Text',
      surface: 'Hintergrund der Karte',
    },
    contrast: 'Kontrast {name}: {ratio} : 1',
    pairs: { button: 'auf dem Knopf', text: 'des Textes', link: 'der Links' },
    enough: 'reicht',
    low: 'zu wenig, 4,5 sind nötig',
    reset: 'Ursprüngliche Farben',
  },
  preview: { heading: 'So sieht es aus', title: 'Vorschau' },
  snippet: {
    heading: '4. Die Zeilen',
    for: 'Für',
    pin: 'Version festhalten, mit Prüfsumme',
    noRelease: 'Dieser Server hält keine Versionen zum Festhalten bereit.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    policy: 'Eine Seite mit Content-Security-Policy braucht darin diese Zeilen',
    more: 'Mehr in der Dokumentation',
  },
};
