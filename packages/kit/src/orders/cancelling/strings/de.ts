import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  title: 'Stornieren',
  open: 'Auftrag stornieren',
  'until.free': 'Kostenlos, bis der Fahrer das Paket abgeholt hat.',
  'until.fee': 'Kostet {fee}, bis der Fahrer das Paket abgeholt hat.',
  'until.unknown': 'Möglich, bis der Fahrer das Paket abgeholt hat.',
  'closed.pickedUp': 'Der Auftrag konnte bis zur Abholung storniert werden, {time}.',
  'closed.cancelled': 'Storniert {time}.',
  question: 'Diesen Auftrag stornieren?',
  'cost.free': 'Die Stornierung ist kostenlos.',
  'cost.fee': 'Die Stornierung kostet {fee}.',
  'cost.unknown': 'Was die Stornierung kostet, steht in den Bedingungen.',
  refund: 'Wir erstatten {refund} auf dem Weg, auf dem Sie bezahlt haben.',
  nothing: 'Sie zahlen nichts.',
  confirm: 'Ja, stornieren',
  keep: 'Auftrag behalten',
  silent:
    'Noch keine Antwort. Wir versuchen es weiter, bis wir wissen, ob der Auftrag storniert ist. Wenn Sie dies schließen, zeigt sein Status, was geschehen ist.',
  done: 'Der Auftrag ist storniert.',
  tooLate: 'Es ist zu spät: Der Fahrer hat das Paket schon abgeholt.',
  failed: 'Der Auftrag konnte nicht storniert werden. Bitte versuchen Sie es noch einmal.',
  again: 'Noch einmal beauftragen',
} satisfies Catalog<typeof en>;
