/** The `tel:` address of a phone number. */
export const telAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** A phone number for running text, without line breaks inside it. */
export const unbrokenPhone = (phone: string): string => phone.replaceAll(' ', '\u00a0');
