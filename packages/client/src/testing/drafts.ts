import type { TransportDraft } from '#wire/draft.ts';

/** A draft with everything the wizard asks for, before its price is known. */
export const aDraft = (parts: Partial<TransportDraft> = {}): TransportDraft => ({
  pickupLocation: { address: 'Storgatan 12, 652 24 Karlstad, Sverige', lat: 59.3793, lng: 13.5036 },
  dropoffLocation: { address: 'Sveavägen 44, 111 34 Stockholm, Sverige', lat: 59.3374, lng: 18.0601 },
  selectedVehicle: { fuelType: 'biogas' },
  packageDetails: {
    weight: 12.5,
    dimensions: { length: 50, width: 40, height: 30 },
    category: 'construction',
    subcategory: 'tools_hardware',
    specialInstructions: 'Ring på porten',
  },
  recipientDetails: { name: 'Bo Mottagare', phone: '+46 70 000 00 02' },
  ...parts,
});
