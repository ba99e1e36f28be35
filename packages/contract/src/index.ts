/** The light entry: types and plain data. Nothing here loads a library at run time. */
export { type CapabilityName, capabilityVersions } from './capabilities.ts';
export { errorSentences } from './errorSentences.ts';
export {
  deliveryZone,
  fallbackLanguage,
  type Language,
  languageKey,
  languages,
  limits,
  locales,
  phonePattern,
  storageKeys,
  userIdPattern,
} from './limits.ts';
export { type OrderMailKind, orderMailKinds } from './orderMails.ts';
export {
  cataloguePackageTypes,
  catalogueVehicles,
  defaultPackageSubType,
  defaultPackageType,
  defaultWireFuelType,
  type FuelType,
  fuelTypes,
  type PackageCategory,
  type PackageSubcategory,
  packageCategories,
  type WireFuelType,
  wireFuelTypes,
} from './packages.ts';
export {
  browserKeyHeader,
  idempotencyHeader,
  idempotencySupportHeader,
  partnerKeyHeader,
  paths,
  withoutSlash,
} from './paths.ts';
export { profileLengths } from './profileLengths.ts';
export type { ArrivalWindow } from './schemas/arrival.ts';
export type { Capabilities } from './schemas/capabilities.ts';
export type { Directions, DirectionsQuery } from './schemas/directions.ts';
export type { EmissionMethod, Emissions, EmissionsOfYear } from './schemas/emissions.ts';
export type { MailChoices } from './schemas/orderMails.ts';
export type { PhotonAnswer, PhotonFeature } from './schemas/places.ts';
export type { SecondFactor, SecondFactorSecret } from './schemas/secondFactor.ts';
export type { NewShare, Share, SharedOrder } from './schemas/sharing.ts';
export type { SignIn } from './schemas/signIns.ts';
export type {
  Acknowledgement,
  ArrivalUpdated,
  CancelTransportAck,
  CreateTransportAck,
  DriverAssigned,
  ShareEnded,
  SubscribeAck,
  TransportLocationUpdated,
  TransportStatusUpdate,
} from './schemas/socket.ts';
export type { ReducedTracking, Tracking, TrackingValidation } from './schemas/tracking.ts';
export type {
  AdditionalData,
  CalculatePriceRequest,
  Coordinates,
  CreateFromRoute,
  Dimensions,
  Order,
  OrderPage,
  OrderPageQuery,
  PriceQuote,
  Quote,
  QuoteRequest,
} from './schemas/transport.ts';
export type {
  ChangePasswordRequest,
  ErrorAnswer,
  LoginRequest,
  MessageAnswer,
  ProfileUpdateRequest,
  RegisterRequest,
  TokenAnswer,
  UserProfile,
  VerifyEmailRequest,
} from './schemas/user.ts';
export { type ShareScope, sharePrefix, shareScopes } from './sharing.ts';
export type { ClientToServerEvents, ServerToClientEvents } from './socketEvents.ts';
export {
  catalogueStatuses,
  factsOfStatus,
  finalStatuses,
  headlineStatuses,
  isKnownStatus,
  type KnownStatus,
  type ListFilter,
  listFilters,
  movingStatuses,
  type OrderStatus,
  orderStatuses,
  type ProgressStep,
  progressSteps,
  type StatusFacts,
  statusesOfTab,
  statusFacts,
  statusMessages,
} from './statuses.ts';
