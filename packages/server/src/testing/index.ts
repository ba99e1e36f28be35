export { type Answer, call } from './call.ts';
export {
  type SentMail,
  startTestServer,
  type TestServer,
  type TestSettings,
  type TestUser,
} from './server.ts';
