import type { Dimensions, Piece } from '@freight/contract';

/** A place the customer chose: its text, its point in degrees, and further data from the map service. */
export interface DraftPlace {
  address: string;
  lat: number;
  lng: number;
  street?: string;
  postalCode?: string;
  city?: string;
}

/** What the wizard has collected so far (B§3). Weight in kg, dimensions in cm, price in SEK, distance in km. */
export interface TransportDraft {
  pickupLocation: DraftPlace | null;
  dropoffLocation: DraftPlace | null;
  selectedVehicle?: { fuelType: string };
  packageDetails: {
    weight: number;
    dimensions: Dimensions;
    description?: string;
    category?: string;
    subcategory?: string;
    specialInstructions?: string;
  };
  /** How many pieces are like the one above, and pieces of other sizes, of an API with the capability `pieces`. */
  count?: number;
  otherPieces?: readonly Piece[];
  recipientDetails?: { name: string; phone: string; email?: string };
  pricing?: { estimatedPrice: number; distance: number; routeId: string };
  /** The day on which the goods are fetched, `YYYY-MM-DD`, of an API with the capability `dates`; empty for at once. */
  date?: string;
}
