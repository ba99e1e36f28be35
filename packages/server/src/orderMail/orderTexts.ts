import type { Language } from '@freight/contract';

/** The texts of the mails about an order; words in braces are filled in. */
export interface OrderMailTexts {
  subject: string;
  heading: string;
  /** What happened. */
  happened: string;
  /** What comes next. */
  next: string;
}

/** What became of a promised arrival. */
export type PromiseMailName = 'late' | 'caughtUp';

/**
 * `nobodyHome` replaces `late` after a failed attempt. `cancelled`, `failed` and `returned` are the three ways in which an order ends otherwise; `comingUnnamed` is for a
 * sender whose name cannot be shown.
 */
export type OrderMailName =
  | 'placed'
  | 'onTheWay'
  | PromiseMailName
  | 'nobodyHome'
  | 'delivered'
  | 'cancelled'
  | 'failed'
  | 'returned'
  | 'coming'
  | 'comingUnnamed';

export const orderMailTexts: Record<Language, Record<OrderMailName, OrderMailTexts>> = {
  sv: {
    placed: {
      subject: 'Din beställning {number}',
      heading: 'Tack för din beställning!',
      happened: 'Vi hämtar i {from} och lämnar i {to}. Här är ditt kvitto.',
      next: 'Fraktsedeln finns på beställningens sida så snart beställningen är bekräftad, oftast inom några minuter.',
    },
    onTheWay: {
      subject: 'Ditt paket är på väg till {to}',
      heading: 'Ditt paket är på väg',
      happened: 'Föraren har hämtat paketet i {from} och kör nu mot {to}.',
      next: 'Följ det på kartan. Ju närmare det kommer, desto säkrare blir tiden.',
    },
    late: {
      subject: 'Ditt paket till {to} blir försenat',
      heading: 'Ditt paket kommer senare än utlovat',
      happened: 'Paketet från {from} kommer inte fram till {to} inom den tid som vi lovade.',
      next: 'Vi beklagar förseningen. Vi skriver igen om det dröjer ännu längre, eller om vi hinner ikapp.',
    },
    caughtUp: {
      subject: 'Ditt paket till {to} kommer i tid',
      heading: 'Vi har hunnit ikapp',
      happened: 'Paketet från {from} väntas nu fram till {to} inom den tid som vi lovade först.',
      next: 'Följ det på kartan. Ju närmare det kommer, desto säkrare blir tiden.',
    },
    nobodyHome: {
      subject: 'Vi träffade ingen i {to}',
      heading: 'Vi kunde inte lämna ditt paket',
      happened: 'Föraren stod vid dörren i {to}, och ingen tog emot paketet.',
      next: 'Vi kommer tillbaka på den tid som står nedan. På beställningens sida kan du välja en annan dag eller plats, och säga till om någon var hemma.',
    },
    delivered: {
      subject: 'Ditt paket är framme i {to}',
      heading: 'Ditt paket är levererat',
      happened: 'Paketet lämnades i {to} {time}.',
      next: 'Faktura och fraktsedel finns på beställningens sida.',
    },
    cancelled: {
      subject: 'Din beställning {number} är avbokad',
      heading: 'Din beställning är avbokad',
      happened: 'Transporten från {from} till {to} blir inte av. Den avbokades {time}.',
      next: 'Det du har betalat betalas tillbaka samma väg. Vill du skicka ändå gör du en ny beställning.',
    },
    failed: {
      subject: 'Vi kunde inte leverera {number}',
      heading: 'Ditt paket kunde inte levereras',
      happened: 'Vi kunde inte lämna paketet i {to} {time}.',
      next: 'Paketet är kvar hos oss. Svara på det här mejlet, så kommer vi överens om en ny leverans eller en retur.',
    },
    returned: {
      subject: 'Ditt paket {number} är returnerat',
      heading: 'Ditt paket är returnerat',
      happened: 'Paketet kunde inte lämnas i {to} och är tillbaka i {from} sedan {time}.',
      next: 'Svara på det här mejlet om du vill att vi försöker en gång till.',
    },
    coming: {
      subject: 'Ett paket från {sender} är på väg till dig',
      heading: 'Ett paket är på väg till dig',
      happened: '{sender} har skickat ett paket från {from} till {to}.',
      next: 'Föraren ringer innan paketet lämnas.',
    },
    comingUnnamed: {
      subject: 'Ett paket är på väg till dig',
      heading: 'Ett paket är på väg till dig',
      happened: 'En avsändare har skickat ett paket från {from} till {to}.',
      next: 'Föraren ringer innan paketet lämnas.',
    },
  },
  en: {
    placed: {
      subject: 'Your order {number}',
      heading: 'Thank you for your order',
      happened: 'We pick up in {from} and deliver in {to}. This is your receipt.',
      next: 'The waybill is on the order’s page as soon as the order is confirmed, usually within a few minutes.',
    },
    onTheWay: {
      subject: 'Your parcel is on its way to {to}',
      heading: 'Your parcel is on its way',
      happened: 'The driver has picked it up in {from} and is heading for {to}.',
      next: 'Follow it on the map. The closer it gets, the more exact the time becomes.',
    },
    late: {
      subject: 'Your parcel to {to} will be late',
      heading: 'Your parcel will arrive later than promised',
      happened: 'Your parcel from {from} will not arrive in {to} within the time we promised.',
      next: 'We are sorry for the delay. We’ll write again if it takes even longer, or if we make up the time.',
    },
    caughtUp: {
      subject: 'Your parcel to {to} will be on time',
      heading: 'We have made up the time',
      happened: 'Your parcel from {from} is now expected in {to} within the time we first promised.',
      next: 'Follow it on the map. The closer it gets, the more exact the time becomes.',
    },
    nobodyHome: {
      subject: 'Nobody was at home in {to}',
      heading: 'We could not hand over your parcel',
      happened: 'The driver was at the door in {to}, and nobody received the parcel.',
      next: 'We will come back at the time below. On the order’s page you can choose another day or place, and tell us if somebody was at home.',
    },
    delivered: {
      subject: 'Your parcel has arrived in {to}',
      heading: 'Your parcel has been delivered',
      happened: 'It was delivered in {to} on {time}.',
      next: 'The invoice and the waybill are on the order’s page.',
    },
    cancelled: {
      subject: 'Your order {number} has been cancelled',
      heading: 'Your order has been cancelled',
      happened: 'The delivery from {from} to {to} will not take place. It was cancelled on {time}.',
      next: 'If you paid by card, we refund you to the card you paid with. If you still want to send your parcel, place a new order.',
    },
    failed: {
      subject: 'We could not deliver {number}',
      heading: 'Your parcel could not be delivered',
      happened: 'We could not deliver your parcel in {to} on {time}.',
      next: 'We are keeping your parcel safe. Reply to this email, and we’ll arrange a new delivery or a return.',
    },
    returned: {
      subject: 'Your parcel {number} has been returned',
      heading: 'Your parcel has been returned',
      happened: 'It could not be delivered in {to} and has been back in {from} since {time}.',
      next: 'Reply to this email if you want us to try once more.',
    },
    coming: {
      subject: 'A parcel from {sender} is on its way to you',
      heading: 'A parcel is on its way to you',
      happened: '{sender} has sent a parcel from {from} to {to}.',
      next: 'The driver calls before delivering it.',
    },
    comingUnnamed: {
      subject: 'A parcel is on its way to you',
      heading: 'A parcel is on its way to you',
      happened: 'A sender has sent a parcel from {from} to {to}.',
      next: 'The driver calls before delivering it.',
    },
  },
  de: {
    placed: {
      subject: 'Ihr Auftrag {number}',
      heading: 'Vielen Dank für Ihren Auftrag',
      happened: 'Wir holen in {from} ab und liefern nach {to}. Das ist Ihre Quittung.',
      next: 'Den Frachtbrief finden Sie auf der Seite des Auftrags, sobald er bestätigt ist, meist nach wenigen Minuten.',
    },
    onTheWay: {
      subject: 'Ihr Paket ist unterwegs nach {to}',
      heading: 'Ihr Paket ist unterwegs',
      happened: 'Der Fahrer hat es in {from} abgeholt und ist auf dem Weg nach {to}.',
      next: 'Verfolgen Sie es auf der Karte. Je näher es kommt, desto genauer wird die Uhrzeit.',
    },
    late: {
      subject: 'Ihr Paket nach {to} verspätet sich',
      heading: 'Ihr Paket kommt später als zugesagt',
      happened: 'Ihr Paket aus {from} kommt nicht in der zugesagten Zeit in {to} an.',
      next: 'Wir bitten um Entschuldigung. Wir schreiben wieder, wenn es noch länger dauert oder wir die Zeit aufholen.',
    },
    caughtUp: {
      subject: 'Ihr Paket nach {to} kommt doch pünktlich',
      heading: 'Wir haben die Zeit aufgeholt',
      happened: 'Ihr Paket aus {from} wird jetzt in {to} in der zuerst zugesagten Zeit erwartet.',
      next: 'Verfolgen Sie es auf der Karte. Je näher es kommt, desto genauer wird die Uhrzeit.',
    },
    nobodyHome: {
      subject: 'Wir haben in {to} niemanden angetroffen',
      heading: 'Ihr Paket konnte nicht übergeben werden',
      happened: 'Der Fahrer war in {to} an der Tür, und niemand hat das Paket angenommen.',
      next: 'Wir kommen zur unten genannten Zeit wieder. Auf der Seite des Auftrags können Sie einen anderen Tag oder Ort wählen und uns sagen, falls jemand zu Hause war.',
    },
    delivered: {
      subject: 'Ihr Paket ist in {to} angekommen',
      heading: 'Ihr Paket wurde zugestellt',
      happened: 'Es wurde in {to} am {time} zugestellt.',
      next: 'Rechnung und Frachtbrief finden Sie auf der Seite des Auftrags.',
    },
    cancelled: {
      subject: 'Ihr Auftrag {number} wurde storniert',
      heading: 'Ihr Auftrag wurde storniert',
      happened: 'Der Transport von {from} nach {to} findet nicht statt. Storniert wurde er am {time}.',
      next: 'Was Sie bezahlt haben, erstatten wir auf demselben Weg. Möchten Sie trotzdem versenden, erteilen Sie einen neuen Auftrag.',
    },
    failed: {
      subject: 'Wir konnten {number} nicht zustellen',
      heading: 'Ihr Paket konnte nicht zugestellt werden',
      happened: 'Wir konnten Ihr Paket in {to} am {time} nicht zustellen.',
      next: 'Das Paket ist bei uns in Verwahrung. Antworten Sie auf diese E-Mail, dann vereinbaren wir eine neue Zustellung oder eine Rücksendung.',
    },
    returned: {
      subject: 'Ihr Paket {number} wurde zurückgesandt',
      heading: 'Ihr Paket wurde zurückgesandt',
      happened: 'Es konnte in {to} nicht zugestellt werden und ist seit {time} wieder in {from}.',
      next: 'Antworten Sie auf diese E-Mail, wenn wir es noch einmal versuchen sollen.',
    },
    coming: {
      subject: 'Eine Sendung von {sender} ist unterwegs zu Ihnen',
      heading: 'Eine Sendung ist unterwegs zu Ihnen',
      happened: '{sender} hat eine Sendung von {from} nach {to} geschickt.',
      next: 'Der Fahrer ruft an, bevor er sie zustellt.',
    },
    comingUnnamed: {
      subject: 'Eine Sendung ist unterwegs zu Ihnen',
      heading: 'Eine Sendung ist unterwegs zu Ihnen',
      happened: 'Ein Absender hat eine Sendung von {from} nach {to} geschickt.',
      next: 'Der Fahrer ruft an, bevor er sie zustellt.',
    },
  },
};
