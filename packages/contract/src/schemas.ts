/** The heavy entry: zod schemas, for the server and for tests. */
export * from './schemas/arrival.ts';
export * from './schemas/cancellation.ts';
export * from './schemas/capabilities.ts';
export * from './schemas/claims.ts';
export * from './schemas/directions.ts';
export * from './schemas/emissions.ts';
export * from './schemas/orderMails.ts';
export * from './schemas/places.ts';
export * from './schemas/secondFactor.ts';
export * from './schemas/sharing.ts';
export * from './schemas/signIns.ts';
export * from './schemas/socket.ts';
export * from './schemas/tracking.ts';
export * from './schemas/transport.ts';
export * from './schemas/user.ts';
