import type { ChangeKind, Language } from '@freight/contract';

interface ChangeMailTexts {
  /** Those that a link can ask for. */
  kinds: Partial<Record<ChangeKind, string>>;
  subject: string;
  heading: string;
  happened: string;
  next: string;
  number: string;
  kind: string;
  requestedAt: string;
  open: string;
  why: string;
}

/** The texts of the mail about a change by the holder of a link; words in braces are filled in. */
export const changeMailTexts: Record<Language, ChangeMailTexts> = {
  sv: {
    kinds: {
      instructions: 'Instruktioner till föraren',
      doorCode: 'Portkod',
      leaveAt: 'Var godset ska lämnas',
      contact: 'Vem föraren ska ringa',
    },
    subject: 'Leveransen av {number} har ändrats',
    heading: 'En ändring av din leverans',
    happened: 'En person som har din delade länk vill ändra leveransen.',
    next: 'På beställningens sida ser du vad som har ändrats. Där kan du också ta tillbaka länken.',
    number: 'Paketnummer',
    kind: 'Ändrat',
    requestedAt: 'Tid',
    open: 'Visa beställningen',
    why: 'Mejlet gäller din beställning hos',
  },
  en: {
    kinds: {
      instructions: 'Instructions for the driver',
      doorCode: 'Door code',
      leaveAt: 'Where to leave the goods',
      contact: 'Whom the driver calls',
    },
    subject: 'The delivery of {number} was changed',
    heading: 'A change to your delivery',
    happened: 'A person who has your shared link wants to change the delivery.',
    next: 'The page of the order shows what was changed. There you can also withdraw the link.',
    number: 'Package ID',
    kind: 'Changed',
    requestedAt: 'Time',
    open: 'Show the order',
    why: 'This email is about your order with',
  },
  de: {
    kinds: {
      instructions: 'Hinweise für den Fahrer',
      doorCode: 'Türcode',
      leaveAt: 'Wo die Ware abgestellt wird',
      contact: 'Wen der Fahrer anruft',
    },
    subject: 'Die Lieferung von {number} wurde geändert',
    heading: 'Eine Änderung an Ihrer Lieferung',
    happened: 'Eine Person mit Ihrem geteilten Link möchte die Lieferung ändern.',
    next: 'Auf der Seite des Auftrags sehen Sie, was geändert wurde. Dort können Sie auch den Link zurückziehen.',
    number: 'Paketnummer',
    kind: 'Geändert',
    requestedAt: 'Zeit',
    open: 'Auftrag anzeigen',
    why: 'Diese E-Mail betrifft Ihren Auftrag bei',
  },
};
