import { type AttributeDefinition, camelCase, type MethodDefinition } from '#bridge/definition.ts';

/**
 * What a page gives for an order; the code for it is loaded only where a page gives something. Without a type, so that what
 * a page sets as a property is not written into its HTML.
 */
export const prefillAttributes = {
  pickup: {
    shape: 'string | { readonly latitude: number; readonly longitude: number; readonly text: string }',
    description: 'The pickup address as text; as a property also `{latitude, longitude, text}`.',
  },
  dropoff: {
    shape: 'string | { readonly latitude: number; readonly longitude: number; readonly text: string }',
    description: 'The drop-off address, like `pickup`.',
  },
  size: {
    shape: "'letterbox' | 'parcel' | 'half-pallet' | 'pallet'",
    description:
      'A usual size, which gives weight and sides: `letterbox`, `parcel`, `half-pallet` or `pallet`; `weight` and `sides` replace its own.',
  },
  weight: { type: 'number', description: 'The weight in kg.' },
  sides: { description: 'Length, width and height in cm: `40x30x20`.' },
  description: { description: 'What is in the parcel.' },
  category: {
    description:
      'What it is, as a category and its subcategory, separated by a space: `furniture_appliances home_furniture`.',
  },
  reference: {
    description:
      'Your own name for the order, at most 64 letters, digits, spaces and `.,:_/#+()-`; it is returned with the order.',
  },
  recipient: {
    isProperty: true,
    shape: '{ readonly name?: string; readonly phone?: string; readonly email?: string }',
    description: 'Who receives it. A property alone: data of a person never belongs in HTML.',
  },
  locked: {
    description:
      'Names of the values above that the person sees and cannot change, separated by spaces: `pickup size`.',
  },
  'hidden-fields': {
    description:
      'Names of the values above whose fields are not shown; the last step shows the values before ordering.',
  },
} as const satisfies Record<string, AttributeDefinition>;

/** For elements with these attributes but some, by the name of their properties' type. */
export function prefillMethod(properties: string, ...missing: string[]): MethodDefinition {
  const names = Object.keys(prefillAttributes).filter((name) => !missing.includes(name));
  const types = names.map((name) => `'${camelCase(name)}'`).join(' | ');
  return {
    parameters: `values: Partial<Pick<${properties}, ${types}>>`,
    description:
      'Gives several values in one call, as the properties do: all of them, or none if one cannot be used. What the person has typed stays.',
  };
}
