export {
  type SentMail,
  startTestServer,
  type TestServer,
  type TestSettings,
  type TestUser,
} from './server.ts';
