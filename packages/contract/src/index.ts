/** The light entry: types and plain data. Nothing here loads a library at run time. */

export { addressBookLimits, addressLengths } from './addressBook.ts';
export { paths } from './allPaths.ts';
export { approvalLimits, approvalStates, approvalTokenPattern } from './approvals.ts';
export { boardLimits, boardTokenPattern } from './boards.ts';
export { type CapabilityName, capabilityVersions } from './capabilities.ts';
export {
  type ChangeKind,
  type ChangeReason,
  type ChangeState,
  changeKinds,
  changeLimits,
  changeReasons,
  changeStates,
  linkChangeKinds,
} from './changes.ts';
export {
  type ClaimKind,
  type ClaimState,
  claimKinds,
  claimLimits,
  claimStates,
  type DoorClaimKind,
  doorClaimKinds,
  isDoorClaim,
} from './claims.ts';
export { type DelayReason, delayReasons } from './delayReasons.ts';
export { type CodedError, errorSentences } from './errorSentences.ts';
export {
  type AttemptOutcome,
  attemptOutcomes,
  type HandoverChoice,
  type HandoverKind,
  handoverChoices,
  handoverKinds,
} from './handover.ts';
export { latePaths } from './latePaths.ts';
export {
  deliveryZone,
  fallbackLanguage,
  type Language,
  languageKey,
  languages,
  limits,
  locales,
  placeDefaults,
  profileLengths,
  storageKeys,
  userIdPattern,
} from './limits.ts';
export { type OrderMailKind, orderMailKinds } from './orderMails.ts';
export {
  type SearchDirection,
  type SearchPhase,
  searchDirections,
  searchLimits,
  searchPhases,
  statusesOfPhase,
} from './orderSearch.ts';
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
  subcategoriesOf,
  type WireFuelType,
  wireFuelTypes,
} from './packages.ts';
export { accessTokenType, exchangeGrant, logoutEvent, partnerTokenType } from './partnerSessions.ts';
export {
  browserKeyHeader,
  firstPaths,
  idempotencyHeader,
  idempotencySupportHeader,
  linkedPaths,
  partnerKeyHeader,
} from './paths.ts';
export { goodsOf, pieceLimits, sumOf, volumeOf } from './pieces.ts';
export { longestReference, referencePattern } from './reference.ts';
export type * from './schemas.ts';
export { searchable, searchWords } from './searchable.ts';
export {
  type SharePermission,
  type ShareScope,
  sharePermissions,
  sharePrefix,
  shareScopes,
} from './sharing.ts';
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
export { isMailAddress, isPhone, plainPhone, plainText } from './typed.ts';
export { watcherLimits } from './watchers.ts';
export { withoutSlash } from './webAddress.ts';
