import type { Catalog } from '#i18n/texts.ts';
import type { accountErrors as en } from './en.ts';

export default {
  credentialsInvalid: 'Fel e-postadress eller lösenord',
  emailTaken: 'Det finns redan ett konto med den e-postadressen',
  emailInvalid: 'Ange en giltig e-postadress',
  emailFixed: 'E-postadressen går inte att ändra',
  passwordTooShort: 'Lösenordet måste ha minst 8 tecken',
  passwordTooCommon: 'Det lösenordet är för vanligt. Välj ett annat.',
  passwordNeeded: 'Välj ett lösenord',
  freshLoginNeeded: 'Logga in igen för att välja ett lösenord',
  passwordWrong: 'Det nuvarande lösenordet stämmer inte',
  tooManyMails: 'Flera mejl är redan på väg. Försök igen om en timme.',
  imageTooLarge: 'Filen får vara högst 2\u00a0MB',
  imageInvalid: 'Välj en giltig bildfil',
} satisfies Catalog<typeof en>;
