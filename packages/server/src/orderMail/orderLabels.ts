import type { DelayReason, Language } from '@freight/contract';

/** Names of links and facts, and the lines below. */
export interface OrderMailLabels {
  track: string;
  papers: string;
  again: string;
  choose: string;
  stop: string;
  why: string;
  whyRecipient: string;
  calendar: string;
  calendarCancelled: string;
  number: string;
  reference: string;
  from: string;
  to: string;
  goods: string;
  /** `{count}` of `{kind}`. */
  pieces: string;
  arrival: string;
  promised: string;
  reason: string;
  reasons: Record<DelayReason, string>;
  handedOver: string;
  /** Of an attempt that failed. */
  attempt: string;
  order: string;
  /** `{time}`, `{metres}` from the door. */
  atTheDoor: string;
  code: string;
  codeRight: string;
  receivedBy: string;
  payment: string;
  total: string;
  vat: string;
  seller: string;
  paid: string;
  unpaid: string;
  delivery: string;
}

export const orderMailLabels: Record<Language, OrderMailLabels> = {
  sv: {
    track: 'Följ paketet',
    papers: 'Fraktsedel och faktura',
    again: 'Gör en ny beställning',
    choose: 'Välj vilka mejl du vill ha',
    stop: 'Inga fler mejl om leveranser',
    why: 'Mejlet gäller din beställning hos',
    whyRecipient: 'Avsändaren har bett oss att skriva till dig. Paketet körs av',
    calendar: 'Kalenderfilen i mejlet visar när paketet väntas fram.',
    calendarCancelled: 'Kalenderfilen i mejlet tar bort leveransen ur din kalender.',
    number: 'Paketnummer',
    reference: 'Er referens',
    from: 'Hämtas',
    to: 'Lämnas',
    goods: 'Gods',
    pieces: '{count} st, {weight}',
    arrival: 'Väntas fram',
    promised: 'Först utlovat',
    reason: 'Orsak',
    reasons: {
      queueAtPickup: 'kö vid hämtningen',
      traffic: 'trafik',
      weather: 'väder',
      vehicle: 'problem med fordonet',
      driverChanged: 'byte av förare',
      customerAsked: 'ändrat på din begäran',
      previousStop: 'ett tidigare stopp tog längre tid',
      nobodyHome: 'ingen var hemma',
    },
    handedOver: 'Lämnades',
    attempt: 'Försöket',
    order: 'Visa beställningen',
    atTheDoor: '{time}, {metres} m från dörren',
    code: 'Kod',
    codeRight: 'rätt',
    receivedBy: 'Mottogs av',
    payment: 'Betalning',
    total: 'Totalt inkl. moms',
    vat: 'Varav moms 25\u00a0%',
    seller: 'Säljare',
    paid: 'Betald',
    unpaid: 'Inte betald än',
    delivery: 'Leverans av {number}',
  },
  en: {
    track: 'Track your parcel',
    papers: 'Waybill and invoice',
    again: 'Place a new order',
    choose: 'Choose which emails you want',
    stop: 'No more emails about deliveries',
    why: 'This email is about your order with',
    whyRecipient: 'The sender asked us to write to you. The parcel is carried by',
    calendar: 'The calendar file in this email shows when the parcel is expected.',
    calendarCancelled: 'The calendar file in this email removes the delivery from your calendar.',
    number: 'Package ID',
    reference: 'Your reference',
    from: 'Pickup',
    to: 'Delivery',
    goods: 'Goods',
    pieces: '{count} pc, {weight}',
    arrival: 'Expected',
    promised: 'First promised',
    reason: 'Reason',
    reasons: {
      queueAtPickup: 'a queue at the pickup',
      traffic: 'traffic',
      weather: 'the weather',
      vehicle: 'a problem with the vehicle',
      driverChanged: 'a change of driver',
      customerAsked: 'changed at your request',
      previousStop: 'an earlier stop took longer',
      nobodyHome: 'nobody was home',
    },
    handedOver: 'Handed over',
    attempt: 'Attempt',
    order: 'Show the order',
    atTheDoor: '{time}, {metres} m from the door',
    code: 'Code',
    codeRight: 'correct',
    receivedBy: 'Received by',
    payment: 'Payment',
    total: 'Total incl. VAT',
    vat: 'Including 25% VAT',
    seller: 'Seller',
    paid: 'Paid',
    unpaid: 'Not paid yet',
    delivery: 'Delivery of {number}',
  },
  de: {
    track: 'Paket verfolgen',
    papers: 'Frachtbrief und Rechnung',
    again: 'Neuen Auftrag erteilen',
    choose: 'E-Mails auswählen',
    stop: 'Keine E-Mails mehr zu Lieferungen',
    why: 'Diese E-Mail betrifft Ihren Auftrag bei',
    whyRecipient: 'Der Absender hat uns gebeten, Ihnen zu schreiben. Es liefert',
    calendar: 'Die Kalenderdatei in dieser E-Mail zeigt, wann das Paket erwartet wird.',
    calendarCancelled: 'Die Kalenderdatei in dieser E-Mail entfernt die Zustellung aus Ihrem Kalender.',
    number: 'Paketnummer',
    reference: 'Ihre Referenz',
    from: 'Abholung',
    to: 'Zustellung',
    goods: 'Fracht',
    pieces: '{count} Stück, {weight}',
    arrival: 'Erwartet',
    promised: 'Zuerst zugesagt',
    reason: 'Grund',
    reasons: {
      queueAtPickup: 'Wartezeit bei der Abholung',
      traffic: 'Verkehr',
      weather: 'Wetter',
      vehicle: 'ein Problem mit dem Fahrzeug',
      driverChanged: 'Fahrerwechsel',
      customerAsked: 'auf Ihren Wunsch geändert',
      previousStop: 'ein früherer Stopp dauerte länger',
      nobodyHome: 'niemand war zu Hause',
    },
    handedOver: 'Übergeben',
    attempt: 'Versuch',
    order: 'Auftrag anzeigen',
    atTheDoor: '{time}, {metres} m von der Tür',
    code: 'Code',
    codeRight: 'richtig',
    receivedBy: 'Angenommen von',
    payment: 'Zahlung',
    total: 'Gesamt inkl. MwSt.',
    vat: 'Davon MwSt. 25\u00a0%',
    seller: 'Verkäufer',
    paid: 'Bezahlt',
    unpaid: 'Noch nicht bezahlt',
    delivery: 'Lieferung von {number}',
  },
};
