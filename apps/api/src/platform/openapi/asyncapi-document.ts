import { events } from '@peonia/contract/protocol/events.schema.ts';
import { clientFrames, serverFrames } from '@peonia/contract/protocol/realtime.schema.ts';
import { closeCodes } from '@peonia/contract/protocol/realtime.ts';
import { socketLimits } from '../realtime/socket-limits.ts';
import { DocumentSchemas } from './document-schemas.ts';
import { exampleOf, type Json } from './example-of.ts';

const closeTexts: Readonly<Record<keyof typeof closeCodes, string>> = {
  restart: 'The server restarts: connect again after a short, random time.',
  policy: 'A frame that is not described here.',
  overload: 'The server is busy: connect again later.',
  kick: 'Closed for good: do not connect again.',
  session_over: 'The session ended: log in again.',
};

/** AsyncAPI 3.0 of the websocket: frames, events, close codes. */
export function asyncapiDocument(brand: string): object {
  const schemas = new DocumentSchemas({ describesReferences: false });
  const fromServer = {
    ...Object.fromEntries(Object.entries(serverFrames).map(([name, frame]) => [name, frame as unknown as Json])),
    ...Object.fromEntries(Object.entries(events).map(([name, data]) => [`event.${name}`, eventFrame(name, data)])),
  };
  const fromClient = Object.fromEntries(
    Object.entries(clientFrames).map(([name, frame]) => [`client.${name}`, frame as unknown as Json]),
  );
  const messages = Object.fromEntries(
    Object.entries({ ...fromServer, ...fromClient }).map(([name, frame]) => [name, message(schemas, name, frame)]),
  );
  const references = (names: readonly string[]) =>
    names.map((name) => ({ $ref: `#/channels/realtime/messages/${name}` }));
  return {
    asyncapi: '3.0.0',
    info: { title: `${brand} realtime`, version: '1.0.0', description: introduction() },
    servers: {
      main: { host: '{host}', protocol: 'wss', variables: { host: { description: 'Host of the website.' } } },
    },
    channels: {
      realtime: {
        address: '/v1/realtime',
        description: 'The private channel of a member.',
        messages: Object.fromEntries(
          Object.keys(messages).map((name) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
        bindings: { ws: { method: 'GET', query: socketQuery } },
      },
    },
    operations: {
      send: {
        action: 'receive',
        summary: 'Frames that a client sends.',
        security,
        channel: { $ref: '#/channels/realtime' },
        messages: references(Object.keys(fromClient)),
      },
      receive: {
        action: 'send',
        summary: 'Frames that a client receives.',
        security,
        channel: { $ref: '#/channels/realtime' },
        messages: references(Object.keys(fromServer)),
      },
    },
    components: {
      messages,
      schemas: schemas.named,
      securitySchemes: {
        grant: { type: 'httpApiKey', in: 'query', name: 'token', description: 'Grant of `POST pusher/authenticate`.' },
      },
    },
  };
}

const security = [{ $ref: '#/components/securitySchemes/grant' }];

const socketQuery = {
  type: 'object',
  required: ['channel', 'socket_id', 'token'],
  properties: {
    channel: { type: 'string', description: 'Channel of the member, as a login answers it.' },
    socket_id: { type: 'string', description: 'Id that the client gives this socket.' },
    token: { type: 'string', description: 'Grant of `POST pusher/authenticate`, valid once and for 60 s.' },
    after: { type: 'integer', description: 'Number of the newest event that the client has; -1 for none.' },
    age: {
      type: 'integer',
      description:
        'Without `after`: the age in milliseconds of the oldest reply that the client shows. `ready` then means that ' +
        'nothing was sent since, and `reset` that it fetches fresh snapshots, as always after 20 s.',
    },
  },
};

function introduction(): string {
  const codes = Object.entries(closeCodes).map(
    ([name, code]) => `- ${code} ${name}: ${closeTexts[name as keyof typeof closeTexts]}`,
  );
  return [
    'Frames are JSON texts. `ready` comes first. Events carry gapless numbers; a client that misses one sends `resume`, ' +
      'or connects again with `after`. `reset` instead of events says that the gap is too old or too large.',
    `A frame has at most ${socketLimits.frameBytes} bytes, and a client sends at most ` +
      `${socketLimits.framesPerSecond} a second.`,
    `Close codes:\n\n${codes.join('\n')}`,
  ].join('\n\n');
}

function eventFrame(name: string, data: unknown): Json {
  const { description, ...schema } = data as Json;
  return {
    type: 'object',
    description,
    properties: {
      type: { type: 'string', const: 'event' },
      seq: { type: 'integer' },
      name: { type: 'string', const: name },
      data: schema,
    },
    required: ['type', 'seq', 'name', 'data'],
    additionalProperties: false,
  };
}

function message(schemas: DocumentSchemas, name: string, frame: Json): Json {
  const { description, ...schema } = frame;
  return {
    name,
    title: name,
    summary: description,
    contentType: 'application/json',
    payload: schemas.show(schema),
    examples: [{ name: 'example', payload: exampleOf(schema, '') }],
  };
}
