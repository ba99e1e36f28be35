import type { SiteTexts } from './sv.ts';

const de: SiteTexts = {
  meta: {
    home: {
      title: 'Fracht und Pakete durch ganz Schweden senden',
      description:
        'Bestellen Sie einen Transport zwischen zwei Adressen, mit sofortigem Preis und Verfolgung bis ans Ziel.',
    },
    tracking: { title: 'Paket verfolgen', description: 'Sehen Sie, wo Ihr Paket gerade ist.' },
    packageSending: {
      title: 'Paket senden',
      description: 'In fünf Schritten von der Adresse zum bestätigten Transport.',
    },
    orderSuccess: { title: 'Vielen Dank für Ihre Bestellung', description: 'Ihr Transport ist bestellt.' },
    magicLink: { title: 'E-Mail-Adresse bestätigen', description: 'Wir bestätigen Ihre E-Mail-Adresse.' },
    terms: { title: 'Bedingungen', description: 'Die Bedingungen für die Bestellung eines Transports.' },
    privacy: {
      title: 'Datenschutzhinweis',
      description: 'Wie Ihre personenbezogenen Daten verarbeitet werden.',
    },
    authCallback: { title: 'Anmeldung', description: 'Wir melden Sie an.' },
    notFound: { title: 'Seite nicht gefunden', description: 'Diese Seite gibt es nicht.' },
  },
  skipLink: 'Zum Inhalt springen',
  nav: {
    label: 'Hauptmenü',
    track: 'Verfolgen',
    howItWorks: 'So funktioniert es',
    login: 'Anmelden',
    signUp: 'Konto erstellen',
    logOut: 'Abmelden',
  },
  language: { label: 'Sprache' },
  theme: { toDark: 'Dunkler Modus', toLight: 'Heller Modus' },
  hero: {
    title: 'Von Tür zu Tür. Sie sehen den ganzen Weg.',
    promise:
      'Bestellen Sie in zwei Minuten einen Transport. Der Preis steht sofort fest; Fahrer, Kraftstoff und Versicherung sind enthalten.',
    proof:
      'Schwedische Lkw fuhren 2024 über 3,2 Milliarden Kilometer, etwa 19 bis 25 Prozent davon leer. Wir füllen sie.',
  },
  steps: {
    title: 'Vier Stationen, eine Linie',
    items: [
      {
        key: 'request',
        title: 'Anfragen',
        text: 'Zwei Adressen, Gewicht und Maße. Mehr braucht ein Preis nicht.',
      },
      {
        key: 'match',
        title: 'Zuordnen',
        text: 'Wir finden einen Fahrer, der ohnehin in Ihre Richtung fährt.',
      },
      {
        key: 'track',
        title: 'Verfolgen',
        text: 'Sehen Sie den Status unterwegs und rufen Sie den Fahrer an, wann Sie möchten.',
      },
      {
        key: 'payment',
        title: 'Bezahlen',
        text: 'Der Preis, den Sie sahen, ist der Preis, den Sie zahlen. Der Beleg kommt von selbst.',
      },
    ],
  },
  tracking: { heading: 'Paket verfolgen' },
  packageSending: { heading: 'Paket senden' },
  orderSuccess: { heading: 'Ihre Bestellung' },
  magicLink: { heading: 'E-Mail-Adresse bestätigen' },
  authCallback: { heading: 'Anmeldung' },
  notFound: {
    heading: 'Hier endet der Weg',
    text: 'Die gesuchte Seite gibt es nicht.',
    countdown: 'In {seconds} s geht es zur Startseite.',
    stop: 'Hier bleiben',
    home: 'Zur Startseite',
  },
  loginRequired: 'Bitte melden Sie sich an, um diese Seite zu sehen',
  loading: 'Wird geladen …',
  scrollToTop: 'Nach oben',
  footer: {
    rights: '© 2025 {name}. Ein Beispielunternehmen zur Vorführung.',
    mapCredit: 'Karte: Natural Earth',
    help: 'Hilfe',
  },
};
export default de;
