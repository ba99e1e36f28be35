import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  title: 'Avboka',
  open: 'Avboka beställningen',
  'until.free': 'Kostnadsfritt tills föraren har hämtat paketet.',
  'until.fee': 'Kostar {fee} tills föraren har hämtat paketet.',
  'until.unknown': 'Möjligt tills föraren har hämtat paketet.',
  'closed.pickedUp': 'Beställningen kunde avbokas tills paketet hämtades, {time}.',
  'closed.cancelled': 'Avbokad {time}.',
  question: 'Vill du avboka beställningen?',
  'cost.free': 'Det kostar ingenting att avboka.',
  'cost.fee': 'Det kostar {fee} att avboka.',
  'cost.unknown': 'Vad det kostar att avboka står i villkoren.',
  refund: 'Vi betalar tillbaka {refund} på samma sätt som du betalade.',
  nothing: 'Du betalar ingenting.',
  confirm: 'Ja, avboka',
  keep: 'Behåll beställningen',
  silent:
    'Inget svar än. Vi fortsätter att försöka tills vi vet om beställningen är avbokad. Stänger du rutan ser du på beställningens status vad som hände.',
  done: 'Beställningen är avbokad.',
  tooLate: 'Det är för sent: föraren har redan hämtat paketet.',
  failed: 'Det gick inte att avboka. Försök igen.',
  again: 'Beställ igen',
} satisfies Catalog<typeof en>;
