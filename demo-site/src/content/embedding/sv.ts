export const embeddingTexts = {
  heading: 'Spåra och skicka från din sida',
  lead: 'Välj vad som ska visas, se det på riktigt och ta med dig raderna.',
  origin: {
    heading: '1. Din sida',
    label: 'Sidans adress',
    hint: 'Till exempel https://butik.example. Be oss godkänna adressen, annars svarar vi inte på sidan.',
    wrong: 'Skriv hela adressen, med https:// i början.',
    ask: 'Be oss godkänna adressen',
  },
  element: {
    heading: '2. Vad som ska visas',
    label: 'Element',
    attributes: 'Inställningar',
    unset: 'ej satt',
    mode: 'Hur det visas',
    modes: { page: 'i sidan', frame: 'i en ram från oss (isolated)' },
    modeHints: {
      page: 'Elementet är en del av sidan och tar dess färger och typsnitt.',
      frame:
        'Sidans skript och stilar når inte in, och det som skrivs och inloggningen når inte sidan. Färger kan inte väljas.',
    },
  },
  looks: {
    heading: '3. Språk och färger',
    language: 'Språk',
    automatic: 'det som besökaren väljer',
    colours: {
      accent: 'Knappar och länkar',
      onAccent: 'Text på knappar',
      text: 'Text',
      surface: 'Kortets botten',
    },
    contrast: 'Kontrast {name}: {ratio} : 1',
    pairs: { button: 'på knappen', text: 'i texten', link: 'i länkar' },
    enough: 'räcker',
    low: 'för lite, 4,5 behövs',
    reset: 'Ursprungliga färger',
  },
  preview: { heading: 'Så ser det ut', title: 'Förhandsvisning' },
  snippet: {
    heading: '4. Raderna',
    for: 'För',
    pin: 'Lås versionen, med kontrollsumma',
    noRelease: 'Servern har inga sparade versioner att låsa till.',
    copy: 'Kopiera',
    copied: 'Kopierat',
    policy: 'Om sidan har en Content-Security-Policy behöver den dessa rader',
    more: 'Mer i dokumentationen',
  },
};

/** The shape every language has. */
export type EmbeddingTexts = typeof embeddingTexts;
