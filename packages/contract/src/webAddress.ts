/** A web address to which a path can be added. */
export const withoutSlash = (address: string): string => address.replace(/\/+$/, '');
