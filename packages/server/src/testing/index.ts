export { type Answer, call, postJson } from '@freight/testing/requests';
export { orderWithStops } from './changes.ts';
export type { TestDelay } from './delayOrder.ts';
export { offerRun } from './fleet.ts';
export { keepDatabases } from './keptDatabases.ts';
export { closeEmptyDatabases } from './memory.ts';
export { openOnPostgres, openPostgres } from './onPostgres.ts';
export {
  anOrderRequest,
  aPriceRequest,
  deliverTransport,
  orderTransport,
  requestQuote,
  sendOrder,
} from './orders.ts';
export { partnerWithKey, type TestPartner } from './partnerSessions.ts';
export { readPdf } from './pdf.ts';
export { startPostgres, type TestPostgres } from './postgres/postgres.ts';
export {
  openTestServer,
  type SentMail,
  startTestServer,
  type TestServer,
  type TestSettings,
  type TestUser,
} from './server.ts';
export { type ServerProcess, startProcess } from './serverProcess.ts';
