import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  'guest.login': 'Anmelden',
  'guest.signUp': 'Konto erstellen',
  'button.label': 'Konto: {name}',
  'person.online': 'Online',
  'entry.orders': 'Meine Aufträge',
  'entry.addressBook': 'Adressbuch',
  'entry.orderSheet': 'Aufträge aus einer Tabelle',
  'entry.arrivals': 'Tafeln mit dem, was kommt',
  'entry.profile': 'Mein Profil',
  'entry.settings': 'Einstellungen',
  'entry.settings.description': 'Passwort und E-Mails',
  'entry.logOut': 'Abmelden',
} satisfies Catalog<typeof en>;
