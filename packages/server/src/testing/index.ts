export { type Answer, call } from './call.ts';
export {
  anOrderRequest,
  aPriceRequest,
  deliverTransport,
  orderTransport,
  postJson,
  requestQuote,
  sendOrder,
} from './orders.ts';
export { startPostgres, type TestPostgres } from './postgres.ts';
export {
  type SentMail,
  startTestServer,
  type TestServer,
  type TestSettings,
  type TestUser,
} from './server.ts';
