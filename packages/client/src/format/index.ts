/** Pure formatting and arithmetic, without any dependency. */
export {
  addressLine,
  completeAddress,
  type ParsedAddress,
  type PlaceParts,
  parseSwedishAddress,
} from './address.ts';
export { formatFromPrice, formatPrice, formatRating } from './amounts.ts';
export { etaHours, greatCircleKm, type Point } from './measures.ts';
export { type RelativeTime, relativeTime } from './relativeTime.ts';
