import type { ClientToServerEvents, ServerToClientEvents } from '@freight/contract';
import type { SchemaName } from './operation.ts';
import { componentName, type JsonSchema, neededComponents, refTo } from './schemaComponents.ts';

interface Message {
  schema: SchemaName;
  /** The schema of the server's acknowledgement. */
  answer?: SchemaName;
  summary: string;
}

const sent: Record<keyof ClientToServerEvents, Message> = {
  subscribeToTransport: {
    schema: 'subscribeToTransport',
    answer: 'subscribeAck',
    summary:
      'Follows an order: its own customer by `_id` or `orderId`, a visitor by `orderId`, whoever has a link by `share:` and its token.',
  },
  unsubscribeFromTransport: { schema: 'unsubscribeFromTransport', summary: 'Follows it no longer.' },
  createTransport: {
    schema: 'createFromRoute',
    answer: 'createTransportAck',
    summary: 'Orders a transport, as the HTTP call does; with a token only.',
  },
  cancelTransport: {
    schema: 'cancelTransport',
    answer: 'cancelTransportAck',
    summary: 'Cancels an own order before it is picked up; with a token only.',
  },
};

const received: Record<keyof ServerToClientEvents, Message> = {
  transportStatusUpdate: {
    schema: 'transportStatusUpdate',
    summary: 'The status of a followed order has changed.',
  },
  transportLocationUpdated: {
    schema: 'transportLocationUpdated',
    summary: 'Where the driver is; to its customer, and by links that show the map.',
  },
  driverAssigned: { schema: 'driverAssigned', summary: 'Who drives; to the customer of the order.' },
  arrivalUpdated: {
    schema: 'arrivalUpdated',
    summary: 'Between which moments the goods arrive from now on.',
  },
  changesUpdated: {
    schema: 'changesUpdated',
    summary:
      'Something has happened to the changes of the order; to its customer, and by links that allow changes.',
  },
  handoversUpdated: {
    schema: 'handoversUpdated',
    summary:
      'There was an attempt to hand the order over; to its customer, and by links that allow the handover.',
  },
  shareEnded: {
    schema: 'shareEnded',
    summary: 'The link ended or shows something else; no more events follow on it.',
  },
};

const messageOf = ({ schema, summary }: Message): JsonSchema => ({ summary, payload: refTo(schema) });

/** The live socket as AsyncAPI 3: one Socket.IO connection is one channel. */
export function asyncApi(): JsonSchema {
  const messages: Record<string, JsonSchema> = {};
  const operations: Record<string, JsonSchema> = {};
  const channel = { $ref: '#/channels/live' };
  const inChannel = (name: string) => ({ $ref: `#/channels/live/messages/${name}` });
  for (const [name, message] of Object.entries(sent)) {
    messages[name] = messageOf(message);
    operations[name] = { action: 'receive', channel, summary: message.summary, messages: [inChannel(name)] };
    if (message.answer === undefined) continue;
    const answer = `${name}Acknowledged`;
    messages[answer] = { summary: `The acknowledgement of \`${name}\`.`, payload: refTo(message.answer) };
    operations[name] = { ...operations[name], reply: { channel, messages: [inChannel(answer)] } };
  }
  for (const [name, message] of Object.entries(received)) {
    messages[name] = messageOf(message);
    operations[name] = { action: 'send', channel, summary: message.summary, messages: [inChannel(name)] };
  }
  const named = Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [
      name,
      { name, title: componentName(name), ...message },
    ]),
  );
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Freight live socket',
      version: '1.0.0',
      description:
        'Socket.IO 4 at the path `/socket.io/` of the API, with `auth: {token}` or, for visitors, without. Actions are the server’s: it receives what a page sends. Acknowledgements are those of Socket.IO.',
      license: { name: 'MIT' },
    },
    servers: { api: { host: 'freight.example.com', pathname: '/socket.io/', protocol: 'wss' } },
    channels: {
      live: {
        address: '/',
        title: 'The default namespace',
        servers: [{ $ref: '#/servers/api' }],
        messages: named,
      },
    },
    operations,
    components: {
      schemas: neededComponents(
        messages,
        Object.values(sent).map(({ schema }) => schema),
      ),
    },
  };
}
