import { z } from 'zod';
import { handoverChoices } from '#handover.ts';
import { limits } from '#limits.ts';
import { defaultPackageSubType, defaultPackageType, wireFuelTypes } from '#packages.ts';
import { longestReference, referencePattern } from '#reference.ts';
import { listFilters, orderStatuses } from '#statuses.ts';
import { approvalToken } from './approvals.ts';
import { arrivalDetails, arrivalWindow } from './arrival.ts';
import { orderRun, priceDate } from './dates.ts';
import { emissions, emissionsOfYear } from './emissions.ts';
import { orderHandover } from './handover.ts';
import { pieces } from './pieces.ts';
import { phone, singleLine } from './singleLine.ts';

const nonNegative = z.number().nonnegative().finite();
export const coordinates = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
/** Length, width and height in cm. */
export const dimensions = z.object({ length: nonNegative, width: nonNegative, height: nonNegative });
const side = z.number().positive().max(limits.longestSide);

export const priceLocation = z.object({
  address: z.string().trim().min(1).max(300),
  coordinates,
  city: z.string().trim().max(100).default(''),
  postalCode: z.string().trim().max(20).default(''),
  street: z.string().trim().max(200).default(''),
});

/**
 * `weight` in kg, `volume` in m³ and `dimensions` in cm, of one piece each [PRICE-24] [PRICE-25] [PRICE-28]. A server
 * that receives all three dimensions takes the volume from them.
 */
export const calculatePriceRequest = z.object({
  pickupLocation: priceLocation,
  dropoffLocation: priceLocation,
  weight: z.number().positive().max(limits.heaviestPiece),
  volume: z.number().positive().max(limits.largestPiece),
  fuelType: z.enum(Object.values(wireFuelTypes)),
  packageType: z.string().trim().min(1).max(100),
  packageSubType: z.string().trim().max(100).default(''),
  dimensions: dimensions.partial().default({}),
  quantity: z.number().int().positive().max(1_000).default(1),
  /** Of an API with the capability `pieces`: they decide, and the fields of one piece are their average. */
  pieces: pieces.optional(),
});

/** Money in SEK, `distance` in km along the road. The three parts of the price are optional (OPEN-62). */
export const priceQuote = z.object({
  estimatedPrice: nonNegative,
  distance: nonNegative,
  routeId: z.string(),
  appliedPreferences: z.array(z.string()),
  basePrice: nonNegative.optional(),
  distanceCharge: nonNegative.optional(),
  serviceCharge: nonNegative.optional(),
  emissions: emissions.optional(),
  /** Of an API with the capability `dates`, in their order; `estimatedPrice` is that of an order without a day. */
  dates: z.array(priceDate).optional(),
  /** Until when an order is charged this price; absent where the API does not say. */
  validUntil: z.iso.datetime().optional(),
});
export const priceAnswer = z.object({ success: z.literal(true), data: priceQuote });

/**
 * A price without a sign-in: two points, and one piece by its `weight` in kg and its sides in cm. No address and
 * nothing else about a person.
 */
export const quoteRequest = z.object({
  pickup: coordinates,
  dropoff: coordinates,
  weight: z.number().positive().max(limits.heaviestPiece),
  dimensions: z.object({ length: side, width: side, height: side }),
  /** As with a price. */
  pieces: pieces.optional(),
});
/**
 * SEK for the cheapest fuel, kilometres and minutes along the road; the day, `YYYY-MM-DD`, on which goods that are ordered
 * now are expected; each fuel's price, and its emissions where they are counted.
 */
export const quote = z.object({
  fromPrice: nonNegative,
  fuelType: z.enum(Object.values(wireFuelTypes)),
  distance: nonNegative,
  durationMinutes: nonNegative.optional(),
  deliveryDay: z.iso.date().optional(),
  prices: z
    .array(z.object({ fuelType: z.enum(Object.values(wireFuelTypes)), fromPrice: nonNegative }))
    .optional(),
  emissions: z
    .array(z.object({ fuelType: z.enum(Object.values(wireFuelTypes)), kgCo2e: nonNegative }))
    .optional(),
  /** As on a price, for `fuelType`. */
  dates: z.array(priceDate).optional(),
  /** Until when a price of the same goods is no higher; absent where the API does not say. */
  validUntil: z.iso.datetime().optional(),
});
export const quoteAnswer = z.object({ success: z.literal(true), data: quote });

const orderLocation = z.object({
  address: singleLine.min(1).max(300),
  coordinates,
  city: singleLine.max(100),
  postalCode: singleLine.max(20),
});

/** When and how a customer pays; the documents know the first of each (B§4). */
const paymentOptions = ['payNow', 'payLater'] as const;
const paymentMethods = ['card', 'invoice', 'cashOnDelivery'] as const;

/** What the wizard sends besides the route id (B§7) [ORDER-07] to [ORDER-21]. */
export const additionalData = z.object({
  userType: z.literal('customer'),
  pickupLocation: orderLocation,
  dropoffLocation: orderLocation,
  packageType: z.string().trim().min(1).max(100).default(defaultPackageType),
  packageSubType: z.string().trim().max(100).default(defaultPackageSubType),
  quantity: z.number().int().positive().max(1_000).default(1),
  specialInstruction: z.string().max(2_000).default(''),
  weight: z.number().positive().max(limits.heaviestPiece),
  volume: z.number().positive().max(limits.largestPiece),
  receiverContactInfo: z.object({
    name: singleLine.min(1).max(200),
    phoneNr: phone,
    email: singleLine.max(254).default(''),
  }),
  price: nonNegative,
  distanceInKm: nonNegative,
  dimensions: z.object({ length: side, width: side, height: side }),
  scheduleOrder: z.boolean().default(false),
  scheduledDate: z.iso.datetime({ offset: true }),
  paymentOption: z.enum(paymentOptions).default('payNow'),
  paymentMethod: z.enum(paymentMethods).default('card'),
  /** Of an API with the capability `handover`; absent is `none`. */
  handover: z.enum(handoverChoices).optional(),
  /** Of an API with the capability `references`: the page's own name for the order. */
  reference: z.string().trim().max(longestReference).regex(referencePattern).optional(),
  /** As with the price it is ordered for. */
  pieces: pieces.optional(),
  /** Of an API with the capability `approvals`: the token of the link by which the order came, which it uses up. */
  approval: approvalToken.optional(),
});
export const createFromRoute = z.object({ routeId: z.string().min(1).max(100), additionalData });

const place = z.object({
  formattedAddress: z.string(),
  street: z.string(),
  city: z.string(),
  lat: z.number(),
  lng: z.number(),
});
const contact = z.object({ name: z.string(), email: z.string(), phoneNr: z.string() });

/** An order as its customer sees it (B§3) [DETAIL-54] to [DETAIL-62]. Dates are ISO text, `price` is SEK. */
export const deliveryNotes = z.object({
  instructions: z.string().optional(),
  doorCode: z.string().optional(),
  leaveAt: z.string().optional(),
  contact: z.object({ name: z.string(), phoneNr: z.string() }).optional(),
});
export const order = z.object({
  _id: z.string(),
  orderId: z.string(),
  date: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  status: z.enum(orderStatuses),
  price: z.number(),
  paymentStatus: z.string(),
  paymentMethod: z.string(),
  transportCompanyName: z.string().optional(),
  pickupLocation: place,
  dropoffLocation: place,
  senderContactInfo: contact,
  receiverContactInfo: contact,
  driver: z.array(
    z.object({
      driver: z.object({ firstName: z.string(), lastName: z.string(), phoneNr: z.string() }),
      email: z.string(),
    }),
  ),
  vehicle: z.object({ registrationNr: z.string() }).optional(),
  customer: z.array(z.object({ user: z.object({ firstName: z.string(), lastName: z.string() }) })),
  packageType: z.string(),
  packageSubType: z.string(),
  quantity: z.number(),
  weight: z.number(),
  volume: z.number(),
  dimensions,
  specialInstruction: z.string(),
  /** What the driver is to know from accepted changes, of an API with the capability `changes`. */
  deliveryNotes: deliveryNotes.optional(),
  /** Absent where nothing was chosen, and of an API without the capability `handover`. */
  handover: orderHandover.optional(),
  /** As it was sent; absent where the order has none, and of an API without the capability `references`. */
  reference: z.string().optional(),
  fragile: z.boolean(),
  orderType: z.string(),
  waybill: z.string().optional(),
  // The catalogue names these extras; what a server calls them is our completion [DETAIL-62].
  trackingNumber: z.string().optional(),
  consignmentId: z.string().optional(),
  invoiceNumber: z.string().optional(),
  currentLocation: z.string().optional(),
  /** ISO text. */
  arrivalWindow: arrivalWindow.optional(),
  ...arrivalDetails,
  estimatedDelivery: z.string().optional(),
  /** ISO text, as it was sent; by it a customer's own attempt is recognised for certain. */
  scheduledDate: z.string().optional(),
  emissions: emissions.optional(),
  /** Absent where no empty lorry takes the goods, and of an API without the capability `dates`. */
  emptyRun: orderRun.optional(),
  /** Absent where there is one piece, or several equal ones without this field, and of an API without `pieces`. */
  pieces: pieces.optional(),
});

export const orderAnswer = z.object({ success: z.literal(true), data: order });
export const createAnswer = z.object({ success: z.literal(true), data: z.object({ transport: order }) });
export const ordersAnswer = z.object({ success: z.literal(true), data: z.array(order) });
export const orderPageAnswer = z.object({
  success: z.literal(true),
  data: z.array(order),
  pagination: z.object({ totalPages: z.number().int(), totalItems: z.number().int() }),
  /** Of this calendar year, on every page of the list. */
  emissions: emissionsOfYear.optional(),
});
export const orderPageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(limits.listPageSize),
  status: z.enum(listFilters).default('all'),
  orderBy: z.enum(['date', 'price', 'status']).default('date'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
});

export type Coordinates = z.infer<typeof coordinates>;
export type Dimensions = z.infer<typeof dimensions>;
export type CalculatePriceRequest = z.input<typeof calculatePriceRequest>;
export type PriceQuote = z.infer<typeof priceQuote>;
export type Quote = z.infer<typeof quote>;
export type QuoteRequest = z.input<typeof quoteRequest>;
export type AdditionalData = z.input<typeof additionalData>;
export type CreateFromRoute = z.input<typeof createFromRoute>;
export type Order = z.infer<typeof order>;
export type OrderPage = Pick<z.infer<typeof orderPageAnswer>, 'data' | 'pagination' | 'emissions'>;
export type OrderPageQuery = z.input<typeof orderPageQuery>;
