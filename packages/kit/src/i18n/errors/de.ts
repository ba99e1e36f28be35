import type { Catalog } from '#i18n/texts.ts';
import type { errors as en } from './en.ts';

export default {
  network: 'Netzwerkfehler. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  timeout: 'Netzwerkfehler. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  invalidAnswer: 'Die Antwort des Servers ist nicht lesbar. Bitte versuchen Sie es erneut.',
  serverFailure: 'Auf dem Server ist etwas schiefgegangen',
  unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  tooManyRequests: 'Zu viele Versuche in kurzer Zeit. Bitte warten Sie einen Moment.',
  'tooManyRequests.until':
    'Zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es in {minutes} Minuten erneut.',

  sessionExpired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  unauthorized: 'Bitte melden Sie sich erneut an.',
  tokenExpired: 'Bitte melden Sie sich erneut an.',
  noToken: 'Bitte melden Sie sich zuerst an.',
  accessDenied: 'Sie haben hierauf keinen Zugriff.',
  loginNeeded: 'Bitte melden Sie sich zuerst an.',
  userIdMissing: 'Bitte melden Sie sich erneut an.',

  userNotFound: 'Der Benutzer wurde nicht gefunden',
  emailUnverified: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',

  orderIdRequired: 'Die Paketnummer fehlt',
  packageNotFound: 'Paket nicht gefunden',
  trackingNotFound: 'Keine Sendungsdaten gefunden',
  trackingValidationFailed: 'Die Paketnummer konnte nicht geprüft werden',
  transportIdRequired: 'Die Paketnummer fehlt',
  transportNotFound: 'Auftrag nicht gefunden',
  notCancellable: 'Der Auftrag lässt sich nicht mehr stornieren',
  documentNotFound: 'Dokument nicht gefunden',
  waybillNotFound: 'Frachtbrief nicht gefunden',
  invoiceNotFound: 'Rechnung nicht gefunden',
  invoiceNotIssued: 'Die Rechnung entsteht, sobald der Auftrag bestätigt ist',

  pickupRequired: 'Die Abholadresse fehlt oder ist unvollständig',
  dropoffRequired: 'Die Lieferadresse fehlt oder ist unvollständig',
  weightRequired: 'Bitte geben Sie ein gültiges Gewicht an',
  volumeRequired: 'Bitte geben Sie ein gültiges Volumen an',
  fuelTypeRequired: 'Bitte wählen Sie einen Antrieb',
  packageTypeRequired: 'Bitte wählen Sie eine Kategorie für das Paket',
  priceCalculationFailed: 'Die Preisberechnung ist fehlgeschlagen',
  failedToCalculatePrice: 'Der Preis konnte nicht berechnet werden',
  noRoute: 'Zwischen diesen Adressen finden wir keine Route.',
  routeIdRequired: 'Die Routen-ID fehlt. Bitte berechnen Sie den Preis neu.',
  routeNotFound: 'Dieser Preis liegt uns nicht mehr vor. Bitte berechnen Sie ihn neu.',
  priceExpired: 'Der Preis ist abgelaufen. Bitte berechnen Sie ihn neu.',
  approvalEnded: 'Dieser Auftrag wurde bereits erteilt oder zurückgenommen.',
  runTaken: 'Der leere Lkw dieses Tages ist voll oder schon gefahren. Bitte berechnen Sie den Preis neu.',
  packageChanged:
    'Die Adressen oder das Paket haben sich geändert, seit der Preis berechnet wurde. Bitte berechnen Sie ihn neu.',
  addressElsewhere:
    'Die Adresse und der Ort auf der Karte gehören nicht zusammen. Bitte wählen Sie die Adresse erneut.',
  piecesInvalid: 'Einem Packstück fehlt das Gewicht oder ein Maß, oder es ist zu viel für einen Auftrag.',
  pieceTooLong: 'Keine Seite darf länger als 13,6 Meter sein.',
  dateOutOfRange: 'Das Datum muss zwischen gestern und einem Jahr im Voraus liegen.',
  tooManyOrders: 'In der letzten Stunde gab es zu viele Aufträge. Bitte versuchen Sie es später noch einmal.',
  receiverRequired: 'Die Kontaktdaten des Empfängers fehlen',
  dimensionsRequired: 'Bitte geben Sie gültige Paketmaße an',
  orderSubmissionFailed: 'Der Auftrag konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  orderDiffers: 'Dieser Auftrag wurde bereits mit anderen Angaben gesendet.',
} satisfies Catalog<typeof en>;
