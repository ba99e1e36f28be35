import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  'guest.login': 'Logga in',
  'guest.signUp': 'Skapa konto',
  'button.label': 'Konto: {name}',
  'person.online': 'Online',
  'entry.orders': 'Mina beställningar',
  'entry.addressBook': 'Adressbok',
  'entry.orderSheet': 'Beställ från ett kalkylark',
  'entry.arrivals': 'Tavlor över det som kommer',
  'entry.profile': 'Min profil',
  'entry.settings': 'Inställningar',
  'entry.settings.description': 'Lösenord och mejl',
  'entry.logOut': 'Logga ut',
} satisfies Catalog<typeof en>;
