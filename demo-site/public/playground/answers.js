/**
 * Changes what the API answers, for the states of an element that are hard to reach: before the kit makes its first
 * request, and for this page alone.
 */
const chosen = new URLSearchParams(location.search).get('answers') ?? 'unchanged';
const request = window.fetch.bind(window);
const slowMs = 5_000;

const pathOf = (input) => new URL(input instanceof Request ? input.url : input, location.href).pathname;
const isCall = (input) => pathOf(input).startsWith('/api/');

/** Every list without its items, every number of items 0. */
function emptied(value) {
  if (Array.isArray(value)) return [];
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name.startsWith('total') ? 0 : emptied(part)]),
  );
}

/** Every order with these parts. */
function withParts(value, parts) {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => withParts(item, parts));
  const changed = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withParts(part, parts)]),
  );
  return 'orderId' in value && 'status' in value ? { ...changed, ...parts } : changed;
}

const opened = Date.now();
const minutes = (count) => new Date(opened + count * 60_000).toISOString();
const windowOf = (from, to) => ({ from: minutes(from), to: minutes(to) });
const promise = (from, to, at, reason) => ({ ...windowOf(from, to), at: minutes(at), reason });
const yesterday = -24 * 60;
const outForDelivery = () => ({
  status: 'outForDelivery',
  statusHistory: [
    { status: 'inTransit', changedAt: minutes(-300) },
    { status: 'outForDelivery', changedAt: minutes(-90) },
  ],
});

/** What became of a promise; an order of the demo has no such past. */
const promises = {
  late: () => ({
    ...outForDelivery(),
    arrivalWindow: windowOf(-66, -6),
    arrivals: [promise(-66, -6, yesterday)],
  }),
  'moved twice': () => ({
    ...outForDelivery(),
    arrivalWindow: windowOf(25, 55),
    arrivals: [
      promise(-50, 10, yesterday),
      promise(-20, 30, -75, 'queueAtPickup'),
      promise(10, 55, -12, 'traffic'),
    ],
    stopsBefore: 3,
  }),
  'on hold with a promise': () => ({
    status: 'onHold',
    statusHistory: [
      { status: 'inTransit', changedAt: minutes(-300) },
      { status: 'onHold', changedAt: minutes(-20) },
    ],
    arrivalWindow: undefined,
    arrivals: [promise(20, 80, yesterday), promise(50, 110, -30, 'vehicle')],
  }),
  'delivered late': () => ({
    status: 'delivered',
    arrivalWindow: undefined,
    arrivals: [promise(-150, -90, yesterday), promise(-120, -60, -140, 'previousStop')],
    statusHistory: [
      { status: 'inTransit', changedAt: minutes(-300) },
      { status: 'delivered', changedAt: minutes(-59) },
    ],
  }),
};

const claim = (parts) => ({
  caseNumber: 'S-2026-1042',
  kind: 'damaged',
  text: 'The lid is cracked.',
  pictures: 2,
  createdAt: minutes(yesterday),
  state: 'received',
  answerBy: minutes(-13 * yesterday),
  ...parts,
});

/** What the customer of a delivered order has reported, and the answer. */
const claims = {
  'delivered with a claim': [claim({})],
  'claim answered': [
    claim({ state: 'accepted', answer: 'We pay what the lid cost, 400 kr.', answeredAt: minutes(-60) }),
  ],
};
const claimAnswers = {
  '/api/v1/claims/read': () => ({
    kinds: [
      { kind: 'damaged', until: minutes(-6 * yesterday) },
      { kind: 'missing', until: minutes(-6 * yesterday) },
      { kind: 'wrongParcel', until: minutes(-13 * yesterday) },
    ],
    claims: claims[chosen],
  }),
  '/api/v1/capabilities': () => ({ claims: { version: 1 } }),
};

async function changed(answer, change) {
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return answer;
  return Response.json(change(await answer.json()), { status: answer.status, headers: answer.headers });
}

const states = {
  unchanged: (send) => send(),
  empty: async (send) => changed(await send(), emptied),
  error: async () => Response.json({ success: false, message: 'Internal server error' }, { status: 500 }),
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  slow: async (send) => {
    await new Promise((resolve) => setTimeout(resolve, slowMs));
    return send();
  },
};
const parts = promises[chosen] ?? (() => ({ status: chosen in claims ? 'delivered' : chosen }));
const answer = states[chosen] ?? (async (send) => changed(await send(), (data) => withParts(data, parts())));

// Live events of the demo would replace the promise or the delivery.
if (chosen in promises || chosen in claims)
  window.WebSocket = class extends EventTarget {
    send() {}
    close() {}
  };

window.fetch = async (input, init) => {
  if (!isCall(input)) return request(input, init);
  const claimAnswer = chosen in claims ? claimAnswers[pathOf(input)] : undefined;
  if (claimAnswer) return Response.json({ success: true, data: claimAnswer() });
  return answer(() => request(input, init));
};
