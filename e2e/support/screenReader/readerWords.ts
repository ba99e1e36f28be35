import type { Language } from '@freight/contract';

/** What has to be spoken, as a customer expects it; independent of the kit's own texts. */
export interface ReaderWords {
  heading: string;
  packageId: RegExp;
  isOnItsWay: RegExp;
  isDelivered: RegExp;
  unknownId: RegExp;
  town: RegExp;
  priceToTown: RegExp;
  pickup: RegExp;
  dropoff: RegExp;
  /** In the country whose addresses the language searches. */
  pickupAddress: string;
  dropoffAddress: string;
  suggestions: RegExp;
  send: RegExp;
  logIn: RegExp;
  email: RegExp;
  password: RegExp;
  /** The headings of the steps that have one in focus, and the first fields of the others. */
  fuel: RegExp;
  weight: RegExp;
  price: RegExp;
  name: RegExp;
  summary: RegExp;
  next: RegExp;
  weightMissing: RegExp;
  usualSize: RegExp;
  pressed: RegExp;
  description: RegExp;
  category: RegExp;
  subcategory: RegExp;
  phone: RegExp;
  order: RegExp;
  thanks: RegExp;
}

export const readerWords: Readonly<Record<Language, ReaderWords>> = {
  sv: {
    heading: 'Min butik',
    packageId: /Paketnummer/,
    isOnItsWay: /Ditt paket är ute för leverans/,
    isDelivered: /Levererad/,
    unknownId: /Paketet hittades inte/,
    town: /Hem till dig/,
    priceToTown: /Hem till Uppsala: från [\d\s]+kr/,
    pickup: /Hämtas på/,
    dropoff: /Lämnas på/,
    pickupAddress: 'Tingvallagatan 16, Karlstad',
    dropoffAddress: 'Storgatan 12, Örebro',
    suggestions: /Förslag: \d/,
    send: /Skicka paket/,
    logIn: /Logga in/,
    email: /E-post/,
    password: /Lösenord/,
    fuel: /Välj drivmedel/,
    next: /Nästa/,
    weight: /Vikt/,
    weightMissing: /Ange en vikt över 0/,
    price: /Pris/,
    name: /Namn/,
    summary: /Bekräfta beställningen/,
    usualSize: /Paket 40/,
    pressed: /nedtryckt/,
    description: /Beskrivning/,
    category: /Kategori/,
    subcategory: /Underkategori/,
    phone: /Telefon/,
    order: /Bekräfta beställningen/,
    thanks: /Tack för din beställning/,
  },
  en: {
    heading: 'My shop',
    packageId: /Package ID/,
    isOnItsWay: /Your parcel is out for delivery/,
    isDelivered: /Delivered/,
    unknownId: /Package not found/,
    town: /Home to you/,
    priceToTown: /Home to Uppsala: from [\d\s]+kr/,
    pickup: /Pickup address/,
    dropoff: /Drop-off address/,
    pickupAddress: 'Tingvallagatan 16, Karlstad',
    dropoffAddress: 'Storgatan 12, Örebro',
    suggestions: /Suggestions: \d/,
    send: /Send parcel/,
    logIn: /Log in/,
    email: /Email/,
    password: /Password/,
    fuel: /Choose a fuel/,
    next: /Next/,
    weight: /Weight/,
    weightMissing: /Enter a weight above 0/,
    price: /Price/,
    name: /Name/,
    summary: /Confirm your order/,
    usualSize: /Parcel 40/,
    pressed: /pressed/,
    description: /Description/,
    category: /Category/,
    subcategory: /Subcategory/,
    phone: /Phone/,
    order: /Confirm order/,
    thanks: /Thank you for your order/,
  },
  de: {
    heading: 'Mein Laden',
    packageId: /Paketnummer/,
    isOnItsWay: /Ihr Paket wird gerade zugestellt/,
    isDelivered: /Zugestellt/,
    unknownId: /Paket nicht gefunden/,
    town: /Nach Hause/,
    priceToTown: /Nach Uppsala: ab [\d\s]+kr/,
    pickup: /Abholadresse/,
    dropoff: /Lieferadresse/,
    pickupAddress: 'Jungfernstieg 4, Hamburg',
    dropoffAddress: 'Friedrichstraße 8, Berlin',
    suggestions: /Vorschläge: \d/,
    send: /Paket versenden/,
    logIn: /Anmelden/,
    email: /E-Mail/,
    password: /Passwort/,
    fuel: /Antrieb wählen/,
    next: /Weiter/,
    weight: /Gewicht/,
    weightMissing: /Geben Sie ein Gewicht/,
    price: /Preis/,
    name: /Name/,
    summary: /Auftrag bestätigen/,
    usualSize: /Paket 40/,
    pressed: /gedrückt/,
    description: /Beschreibung/,
    category: /Kategorie/,
    subcategory: /Unterkategorie/,
    phone: /Telefon/,
    order: /Auftrag bestätigen/,
    thanks: /Vielen Dank für Ihren Auftrag/,
  },
};
