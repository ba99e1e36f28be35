import { ConfigError } from './configError.ts';

/** Who carries the goods and sends the invoice. */
export interface Seller {
  readonly name: string;
  /** On one line. */
  readonly address: string;
  readonly organisationNumber: string;
  readonly vatNumber: string;
  readonly email: string;
}

/** A fictitious company: its numbers belong to no company, its mail address is at a reserved domain. */
export const sampleSeller: Seller = {
  name: 'Exempelfrakt',
  address: 'Exempelgatan 1, 652 00 Karlstad',
  organisationNumber: '999999-9999',
  vatNumber: 'SE999999999901',
  email: 'info@example.com',
};

const settings = {
  name: 'FREIGHT_SELLER_NAME',
  address: 'FREIGHT_SELLER_ADDRESS',
  organisationNumber: 'FREIGHT_SELLER_ORG_NUMBER',
  vatNumber: 'FREIGHT_SELLER_VAT_NUMBER',
  email: 'FREIGHT_SELLER_EMAIL',
} as const;

/**
 * The seller of the settings; undefined when none of them is set. Throws `ConfigError` when one is missing:
 * half an address on an invoice would be worse than a sample.
 */
export function readSeller(given: Readonly<Record<string, string>>): Seller | undefined {
  if (!Object.values(settings).some((setting) => setting in given)) return undefined;
  const read = (setting: string): string => {
    const value = given[setting]?.trim();
    if (value === undefined) {
      throw new ConfigError(`${setting} is missing: the documents name the seller wholly or not at all.`);
    }
    return value;
  };
  return {
    name: read(settings.name),
    address: read(settings.address),
    organisationNumber: read(settings.organisationNumber),
    vatNumber: read(settings.vatNumber),
    email: read(settings.email),
  };
}
