/** The address a phone number is called by. */
export const telAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
