/** The address a phone number is called by. */
export const telAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** A phone number for a running text, where no line may end inside it. */
export const unbrokenPhone = (phone: string): string => phone.replaceAll(' ', '\u00a0');
