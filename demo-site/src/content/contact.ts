import { brand } from '#brand.ts';

/** How the company can be reached. */
export interface ContactData {
  phone: string;
  /** Opening hours of the phone, Monday to Friday. */
  hours: { from: string; to: string };
  mail: string;
  visit: { street: string; postalCode: string; city: string };
  /** Directions to the visiting address, at a maps service. */
  directionsUrl: string;
}

export const contact: ContactData = {
  phone: brand.helpPhone,
  hours: { from: '08:00', to: '17:00' },
  mail: brand.infoMail,
  visit: { street: 'Exempelgatan 1', postalCode: '652 00', city: 'Karlstad' },
  directionsUrl: 'https://www.google.com/maps/dir/?api=1&destination=59.3793%2C13.5036',
};
