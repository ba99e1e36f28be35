import type { Language } from '@freight/contract';
import type { OrderMailTexts } from './orderTexts.ts';

/** What somebody is told who watches an order; of its three other ends only that it ended. */
export const watcherMailNames = [
  'watchOnTheWay',
  'watchLate',
  'watchCaughtUp',
  'watchDelivered',
  'watchEnded',
] as const;
export type WatcherMailName = (typeof watcherMailNames)[number];

export const watcherTexts: Record<Language, Record<WatcherMailName, OrderMailTexts>> = {
  sv: {
    watchOnTheWay: {
      subject: 'Paketet till {to} är på väg',
      heading: 'Paketet är på väg',
      happened: 'Föraren har hämtat paketet i {from} och kör nu mot {to}.',
      next: 'Följ det på kartan. Ju närmare det kommer, desto säkrare blir tiden.',
    },
    watchLate: {
      subject: 'Paketet till {to} blir försenat',
      heading: 'Paketet kommer senare än utlovat',
      happened: 'Paketet från {from} kommer inte fram till {to} inom den tid som utlovades.',
      next: 'Vi skriver igen om det dröjer ännu längre, eller om vi hinner ikapp.',
    },
    watchCaughtUp: {
      subject: 'Paketet till {to} kommer i tid',
      heading: 'Vi har hunnit ikapp',
      happened: 'Paketet från {from} väntas nu fram till {to} inom den tid som utlovades först.',
      next: 'Följ det på kartan. Ju närmare det kommer, desto säkrare blir tiden.',
    },
    watchDelivered: {
      subject: 'Paketet är framme i {to}',
      heading: 'Paketet är levererat',
      happened: 'Paketet från {from} lämnades i {to} {time}.',
      next: 'Det här är det sista mejlet om det.',
    },
    watchEnded: {
      subject: 'Paketet till {to} kommer inte fram',
      heading: 'Paketet kommer inte fram',
      happened: 'Transporten från {from} till {to} avslutades {time} utan att paketet lämnades.',
      next: 'Den som beställde transporten kan berätta mer.',
    },
  },
  en: {
    watchOnTheWay: {
      subject: 'The parcel to {to} is on its way',
      heading: 'The parcel is on its way',
      happened: 'The driver has picked it up in {from} and is heading for {to}.',
      next: 'Follow it on the map. The closer it gets, the more exact the time becomes.',
    },
    watchLate: {
      subject: 'The parcel to {to} will be late',
      heading: 'The parcel will arrive later than promised',
      happened: 'The parcel from {from} will not arrive in {to} within the time that was promised.',
      next: 'We’ll write again if it takes even longer, or if we make up the time.',
    },
    watchCaughtUp: {
      subject: 'The parcel to {to} will be on time',
      heading: 'We have made up the time',
      happened: 'The parcel from {from} is now expected in {to} within the time that was first promised.',
      next: 'Follow it on the map. The closer it gets, the more exact the time becomes.',
    },
    watchDelivered: {
      subject: 'The parcel has arrived in {to}',
      heading: 'The parcel has been delivered',
      happened: 'The parcel from {from} was delivered in {to} on {time}.',
      next: 'This is the last email about it.',
    },
    watchEnded: {
      subject: 'The parcel to {to} will not arrive',
      heading: 'The parcel will not arrive',
      happened: 'The transport from {from} to {to} ended on {time} without a delivery.',
      next: 'The person who ordered it can tell you more.',
    },
  },
  de: {
    watchOnTheWay: {
      subject: 'Das Paket nach {to} ist unterwegs',
      heading: 'Das Paket ist unterwegs',
      happened: 'Der Fahrer hat es in {from} abgeholt und ist auf dem Weg nach {to}.',
      next: 'Verfolgen Sie es auf der Karte. Je näher es kommt, desto genauer wird die Uhrzeit.',
    },
    watchLate: {
      subject: 'Das Paket nach {to} verspätet sich',
      heading: 'Das Paket kommt später als zugesagt',
      happened: 'Das Paket aus {from} kommt nicht in der zugesagten Zeit in {to} an.',
      next: 'Wir schreiben wieder, wenn es noch länger dauert oder wir die Zeit aufholen.',
    },
    watchCaughtUp: {
      subject: 'Das Paket nach {to} kommt doch pünktlich',
      heading: 'Wir haben die Zeit aufgeholt',
      happened: 'Das Paket aus {from} wird jetzt in {to} in der zuerst zugesagten Zeit erwartet.',
      next: 'Verfolgen Sie es auf der Karte. Je näher es kommt, desto genauer wird die Uhrzeit.',
    },
    watchDelivered: {
      subject: 'Das Paket ist in {to} angekommen',
      heading: 'Das Paket wurde zugestellt',
      happened: 'Das Paket aus {from} wurde in {to} am {time} zugestellt.',
      next: 'Das ist die letzte E-Mail dazu.',
    },
    watchEnded: {
      subject: 'Das Paket nach {to} kommt nicht an',
      heading: 'Das Paket kommt nicht an',
      happened: 'Der Transport von {from} nach {to} endete am {time} ohne Zustellung.',
      next: 'Wer den Transport beauftragt hat, weiß mehr.',
    },
  },
};

/** Why they get it, and the link that ends it. */
export const watcherLabels: Record<Language, { why: string; stop: string }> = {
  sv: {
    why: 'Den som beställde transporten har bett oss att skriva till dig. Paketet körs av',
    stop: 'Inga fler mejl om den här leveransen',
  },
  en: {
    why: 'The person who ordered the transport has asked us to write to you. The parcel is delivered by',
    stop: 'No more emails about this delivery',
  },
  de: {
    why: 'Wer den Transport beauftragt hat, hat uns gebeten, Ihnen zu schreiben. Es liefert',
    stop: 'Keine E-Mails mehr zu dieser Lieferung',
  },
};
