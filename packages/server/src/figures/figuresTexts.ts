import type { Language } from '@freight/contract';

interface FiguresTexts {
  title: string;
  /** What is counted, and where a day begins. */
  about: string;
  day: string;
  quotes: string;
  orders: string;
  cancelled: string;
  value: string;
  tracked: string;
  refused: string;
  total: string;
  reasons: string;
  reason: string;
  /** Of the drawing of orders; `{most}` is their number on the best day. */
  line: string;
  nothing: string;
  csv: string;
  earlier: string;
  later: string;
  languages: string;
  unknown: string;
}

export const figuresTexts: Record<Language, FiguresTexts> = {
  sv: {
    title: 'Siffror för {partner}',
    about:
      'Räknat på era sidor, per dag i Sverige. Värdet är inklusive moms och utan avbokade beställningar. Nya visningar kan dröja några sekunder.',
    day: 'Dag',
    quotes: 'Visade priser',
    orders: 'Beställningar',
    cancelled: 'varav avbokade',
    value: 'Värde',
    tracked: 'Spårningar',
    refused: 'Nekade anrop',
    total: 'Summa',
    reasons: 'Varför anrop nekades',
    reason: 'Orsak',
    line: 'Beställningar per dag, som mest {most}',
    nothing: 'Inga dagar än i den här månaden.',
    csv: 'Ladda ner som CSV',
    earlier: 'Månaden före',
    later: 'Månaden efter',
    languages: 'Språk',
    unknown: 'Länken gäller inte. Be om en ny.',
  },
  en: {
    title: 'Figures for {partner}',
    about:
      'Counted on your pages, by day in Sweden. The value includes VAT and leaves out cancelled orders. New views may take a few seconds to appear.',
    day: 'Day',
    quotes: 'Prices shown',
    orders: 'Orders',
    cancelled: 'of which cancelled',
    value: 'Value',
    tracked: 'Look-ups',
    refused: 'Refused calls',
    total: 'Total',
    reasons: 'Why calls were refused',
    reason: 'Reason',
    line: 'Orders by day, at most {most}',
    nothing: 'No days yet in this month.',
    csv: 'Download as CSV',
    earlier: 'The month before',
    later: 'The month after',
    languages: 'Language',
    unknown: 'The link is not valid. Ask for a new one.',
  },
  de: {
    title: 'Zahlen für {partner}',
    about:
      'Auf Ihren Seiten gezählt, nach Tagen in Schweden. Der Wert enthält die Mehrwertsteuer und keine stornierten Aufträge. Neue Aufrufe erscheinen nach einigen Sekunden.',
    day: 'Tag',
    quotes: 'Gezeigte Preise',
    orders: 'Aufträge',
    cancelled: 'davon storniert',
    value: 'Wert',
    tracked: 'Sendungsabfragen',
    refused: 'Abgelehnte Aufrufe',
    total: 'Summe',
    reasons: 'Warum Aufrufe abgelehnt wurden',
    reason: 'Grund',
    line: 'Aufträge nach Tagen, höchstens {most}',
    nothing: 'Noch keine Tage in diesem Monat.',
    csv: 'Als CSV herunterladen',
    earlier: 'Monat davor',
    later: 'Monat danach',
    languages: 'Sprache',
    unknown: 'Der Link ist nicht gültig. Bitten Sie um einen neuen.',
  },
};
