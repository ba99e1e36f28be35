import type { ClaimKind, ClaimState, DoorClaimKind, Language } from '@freight/contract';

interface ClaimMailTexts {
  kinds: Record<ClaimKind | DoorClaimKind, string>;
  states: Record<ClaimState, string>;
  /** `door` replaces `happened` and `next` for a person's word about an attempt at the door. */
  received: { subject: string; heading: string; happened: string; next: string; door: string };
  answered: { subject: string; heading: string };
  caseNumber: string;
  number: string;
  kind: string;
  value: string;
  pictures: string;
  state: string;
  answerBy: string;
  /** Above the words of the person who reported. */
  report: string;
  open: string;
  why: string;
}

/** The texts of the mails to the customer about a claim; words in braces are filled in. */
export const claimMailTexts: Record<Language, ClaimMailTexts> = {
  sv: {
    kinds: {
      damaged: 'Skadat',
      missing: 'Saknas',
      wrongParcel: 'Fel paket',
      notMyDoor: 'Det är inte min dörr',
      wasAtHome: 'Jag var hemma',
    },
    states: { received: 'Mottagen', inReview: 'Utreds', accepted: 'Godkänd', declined: 'Avslagen' },
    received: {
      subject: 'Vi har fått din anmälan {case}',
      heading: 'Vi har fått din anmälan',
      happened: 'Vi går igenom det du har skrivit och svarar senast {day}.',
      next: 'Spara godset och emballaget tills du har fått vårt svar.',
      door: 'Vi tar reda på vad som hände vid dörren och svarar senast {day}.',
    },
    answered: { subject: 'Svar på din anmälan {case}', heading: 'Vi har svarat på din anmälan' },
    caseNumber: 'Ärende',
    number: 'Paketnummer',
    kind: 'Anmält',
    value: 'Värde',
    pictures: 'Bilder',
    state: 'Läge',
    answerBy: 'Svar senast',
    report: 'Det här skrev du:',
    open: 'Visa beställningen',
    why: 'Mejlet gäller din anmälan hos',
  },
  en: {
    kinds: {
      damaged: 'Damaged',
      missing: 'Missing',
      wrongParcel: 'Wrong parcel',
      notMyDoor: 'That is not my door',
      wasAtHome: 'I was at home',
    },
    states: { received: 'Received', inReview: 'Being reviewed', accepted: 'Accepted', declined: 'Declined' },
    received: {
      subject: 'We have received your report {case}',
      heading: 'We have received your report',
      happened: 'We are looking into it and will answer by {day}.',
      next: 'Please keep the goods and the packaging until you have our answer.',
      door: 'We are finding out what happened at the door and will answer by {day}.',
    },
    answered: { subject: 'Answer to your report {case}', heading: 'We have answered your report' },
    caseNumber: 'Case',
    number: 'Package ID',
    kind: 'Reported',
    value: 'Value',
    pictures: 'Pictures',
    state: 'Status',
    answerBy: 'Answer by',
    report: 'This is what you wrote:',
    open: 'Show the order',
    why: 'This email is about your report to',
  },
  de: {
    kinds: {
      damaged: 'Beschädigt',
      missing: 'Es fehlt etwas',
      wrongParcel: 'Falsches Paket',
      notMyDoor: 'Das ist nicht meine Tür',
      wasAtHome: 'Ich war zu Hause',
    },
    states: { received: 'Eingegangen', inReview: 'In Prüfung', accepted: 'Anerkannt', declined: 'Abgelehnt' },
    received: {
      subject: 'Ihre Meldung {case} ist eingegangen',
      heading: 'Ihre Meldung ist eingegangen',
      happened: 'Wir prüfen sie und antworten spätestens am {day}.',
      next: 'Bitte bewahren Sie die Ware und die Verpackung auf, bis Sie unsere Antwort haben.',
      door: 'Wir klären, was an der Tür geschehen ist, und antworten spätestens am {day}.',
    },
    answered: {
      subject: 'Antwort auf Ihre Meldung {case}',
      heading: 'Wir haben auf Ihre Meldung geantwortet',
    },
    caseNumber: 'Vorgang',
    number: 'Paketnummer',
    kind: 'Gemeldet',
    value: 'Wert',
    pictures: 'Bilder',
    state: 'Stand',
    answerBy: 'Antwort bis',
    report: 'Das haben Sie geschrieben:',
    open: 'Auftrag anzeigen',
    why: 'Diese E-Mail betrifft Ihre Meldung bei',
  },
};

/** The mail to the company, in the language of its staff. */
export const companyTexts = {
  subject: 'Anmälan {case}: {kind}, {number}',
  heading: 'Ny anmälan om en leverans',
  reporter: 'Anmäld av',
  customer: 'kunden',
  linkHolder: 'en person med delad länk, som inte får något mejl',
  name: 'Kund',
  email: 'E-post',
  phone: 'Telefon',
  from: 'Hämtades',
  to: 'Lämnades',
  noValue: 'inte angivet',
  noText: 'Ingen text.',
  attempt: 'Försöket',
  metres: '{time}, {metres} m från dörren',
  note: 'Svara med kommandot claims answer {case}. Svaret visas på beställningen.',
  why: 'Mejlet gäller en anmälan till',
} as const;
