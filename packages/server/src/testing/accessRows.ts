import { exchangeGrant, linkedPaths, partnerTokenType, paths } from '@freight/contract';
import openapi from '@freight/contract/openapi.json' with { type: 'json' };
import { figuresPath } from '#figures/figuresLink.ts';
import { everybody, ownerOnly, type Row, signedIn, table } from './accessTable.ts';
import { callerRows } from './callerRows.ts';
import { anOrderRequest, aPriceRequest } from './orders.ts';
import { passingOnRows } from './passingOnRows.ts';
import { signInRows } from './signInRows.ts';

const page = (path: string, status = 200): Row => ({ path: () => path, answers: everybody(status) });
const way = {
  origin_lat: '59.38',
  origin_lng: '13.5',
  destination_lat: '59.33',
  destination_lng: '18.06',
};
const mails = paths.mailChoices;
const person = {
  firstName: 'A',
  lastName: 'B',
  phone: '',
  address: { street: '', city: '', postalcode: '' },
};
const newPassword = 'another horse battery';

interface Described {
  get?: { security: readonly object[]; parameters?: unknown };
}

/** Calls without parameters, which are answered as they are described: to everybody, or to people who are signed in. */
const describedRows: Record<string, Row> = Object.fromEntries(
  Object.entries<object>(openapi.paths).flatMap(([path, methods]) => {
    const { get }: Described = methods;
    if (!get || get.parameters || path.includes('{')) return [];
    const answers = get.security.length === 0 ? everybody(200) : signedIn(200);
    return [[`GET ${path}`, { path: () => path, answers }]];
  }),
);

/** Each call of the API, by its method and path as it is registered: who asks, and what they are answered. */
export const accessRows: Record<string, Row> = {
  ...describedRows,
  ...callerRows,
  'GET /api': page('/api?q=Karlstad'),
  'GET /reverse': page('/reverse?lat=59.38&lon=13.5'),
  'GET /api/v1/route/direction-api': page(`${paths.directions}?${new URLSearchParams(way)}`),
  'GET /oembed': page('/oembed?url=https%3A%2F%2Fwww.example.com', 200),
  'POST /api/v1/route/quote': {
    path: () => paths.quote,
    body: () => ({
      pickup: aPriceRequest().pickupLocation.coordinates,
      dropoff: aPriceRequest().dropoffLocation.coordinates,
      weight: 12.5,
      dimensions: aPriceRequest().dimensions,
    }),
    answers: everybody(200),
  },
  'POST /api/v1/route/calculate-price': {
    path: () => paths.calculatePrice,
    body: () => aPriceRequest(),
    answers: everybody(200),
  },
  // Only in the demo and on its own machine.
  'GET /mailbox': { ...page('/mailbox'), tellsEverything: true },
  'GET /mailbox/style.css': page('/mailbox/style.css'),
  'GET /mailbox/:id': page('/mailbox/0', 404),
  'GET /mailbox/:id/letter': page('/mailbox/0/letter', 404),
  'GET /mailbox/:id/files/:file': page('/mailbox/0/files/0', 404),

  'GET /api/v1/partners/figures': page(`${figuresPath}?token=guessed`, 404),
  'GET /api/v1/partners/figures/figures.csv': page(`${figuresPath}/figures.csv?token=guessed`, 404),
  'GET /api/v1/partners/figures/style.css': page(`${figuresPath}/style.css`),

  'POST /api/v1/user/register': {
    path: () => paths.register,
    body: () => ({ email: 'not an address', password: newPassword }),
    answers: everybody(400),
  },
  'POST /api/v1/user/login': {
    path: () => paths.login,
    body: ({ email }) => ({ email, password: newPassword, role: 'user' }),
    answers: everybody(401),
  },
  'POST /api/v1/user/verify-email': {
    path: () => paths.verifyEmail,
    body: ({ email }) => ({ token: 'guessed', email }),
    answers: everybody(400),
  },
  // Any caller with the right refresh token gets in; a share token, a number or a stranger's guess never does.
  'POST /api/v1/user/refresh-token': {
    path: () => paths.refreshToken,
    body: ({ refreshToken }) => ({ refreshToken }),
    answers: { ...everybody(401), another: 200, expired: 200, owner: 200 },
  },
  'POST /api/v1/user/logout': {
    path: () => paths.logout,
    body: () => ({ refreshToken: 'guessed' }),
    answers: everybody(200),
  },
  'POST /api/auth/forgot-password': {
    path: () => paths.forgotPassword,
    body: ({ email }) => ({ email }),
    answers: everybody(200),
  },
  'POST /api/auth/reset-password': {
    path: () => paths.resetPassword,
    body: () => ({ token: 'guessed', password: newPassword }),
    answers: everybody(400),
  },
  'POST /api/auth/change-password': {
    path: () => paths.changePassword,
    body: () => ({ currentPassword: 'guessed', newPassword }),
    answers: signedIn(400),
  },
  'GET /api/v1/user/auth/:provider': page(paths.socialSignIn('nobody'), 404),
  'GET /api/v1/user/auth/:provider/callback': page(`${paths.socialSignIn('nobody')}/callback`, 404),
  'POST /api/v1/user/social-result': {
    path: () => paths.socialResult,
    body: () => ({ code: 'guessed', nonce: 'guessed' }),
    answers: everybody(401),
  },
  'POST /api/v1/partner-sessions/token': {
    path: () => paths.partnerSession,
    body: () => ({
      grant_type: exchangeGrant,
      subject_token: 'guessed',
      subject_token_type: partnerTokenType,
    }),
    answers: everybody(400),
  },
  'POST /api/v1/partner-sessions/logout': {
    path: () => linkedPaths.partnerLogout,
    body: () => ({ logout_token: 'guessed' }),
    answers: everybody(400),
  },
  ...signInRows,
  'PATCH /api/v1/user/profile': { path: () => paths.profile, body: () => person, answers: signedIn(200) },
  'GET /api/v1/user/profile-image/:name': page(`${paths.profileImage}/guessed`, 404),
  'POST /api/v1/user/profile-image': {
    path: () => paths.profileImage,
    body: () => ({}),
    answers: signedIn(415),
  },
  'PATCH /api/v1/user/mail-choices': {
    path: () => mails,
    body: () => ({ delivered: true }),
    answers: signedIn(200),
  },
  'GET /api/v1/user/mail-choices/unsubscribe': page(`${linkedPaths.unsubscribe}?token=guessed`, 400),
  'POST /api/v1/user/mail-choices/unsubscribe': {
    path: () => `${linkedPaths.unsubscribe}?token=guessed`,
    body: () => ({}),
    answers: everybody(400),
  },

  // The number is enough here; the inner id opens an order only to its customer.
  'GET /api/v1/transport/tracking/:orderId': {
    path: ({ order }) => paths.tracking(order),
    answers: { ...everybody(404), whoKnowsTheNumber: 200 },
  },
  'GET /api/v1/transport/validate/:orderId': {
    path: ({ order }) => paths.validate(order),
    answers: { ...everybody(404), whoKnowsTheNumber: 200 },
  },
  'POST /api/v1/shared': {
    path: () => paths.shared,
    body: ({ shareToken }) => ({ token: shareToken }),
    answers: { ...everybody(404), whoHasALink: 200, owner: 200 },
  },
  'GET /api/v1/transport': { path: () => paths.transports, answers: signedIn(200) },
  'GET /api/v1/transport/user/:userId': {
    path: ({ userId }) => paths.transportsOfUser(userId),
    answers: table(401, 403, 200),
  },
  'POST /api/v1/orders/search': { path: () => paths.orderSearch, body: () => ({}), answers: signedIn(200) },
  'POST /api/v1/address-book': { path: () => paths.addressBook, body: () => ({}), answers: signedIn(200) },
  'POST /api/v1/boards': {
    path: () => paths.boards,
    body: () => ({ name: 'Hallen' }),
    answers: signedIn(201),
  },
  'POST /api/v1/boards/arrivals': {
    path: () => paths.boardArrivals,
    body: () => ({ token: 'guessed-by-nobody' }),
    answers: everybody(404),
  },
  'DELETE /api/v1/boards/:id': { path: () => paths.board('guessed'), answers: signedIn(404) },
  'POST /api/v1/approvals': {
    path: () => paths.approvals,
    body: () => ({ order: {} }),
    answers: signedIn(201),
  },
  'POST /api/v1/approvals/open': {
    path: () => paths.approvalOpening,
    body: () => ({ token: 'guessed-by-nobody' }),
    answers: signedIn(404),
  },
  'DELETE /api/v1/approvals/:id': { path: () => paths.approval('guessed'), answers: signedIn(404) },
  'DELETE /api/v1/address-book/:id': {
    path: () => paths.addressBookEntry('guessed'),
    answers: signedIn(200),
  },
  'POST /api/v1/transport/create-from-route/:routeId': {
    path: ({ routeId }) => paths.createFromRoute(routeId),
    body: ({ routeId }) => anOrderRequest(routeId),
    answers: signedIn(201),
  },
  'GET /api/v1/transport/:id': { path: ({ order }) => paths.transport(order), answers: ownerOnly(200) },
  ...passingOnRows,
  'GET /api/v1/transport/waybill/:waybill': {
    path: ({ waybill }) => paths.waybill(waybill),
    answers: ownerOnly(200),
  },
  'GET /api/v1/transport/invoice/:orderId': {
    path: ({ order }) => paths.invoice(order),
    answers: ownerOnly(200),
  },
  'GET /api/v1/transport/:id/cancellation': {
    path: ({ order }) => paths.cancellation(order),
    answers: ownerOnly(200),
  },
  // This order has been picked up.
  'POST /api/v1/transport/:id/cancellation': {
    path: ({ order }) => paths.cancellation(order),
    body: () => ({}),
    answers: ownerOnly(409),
  },
};
