import { events } from '@peonia/contract/protocol/events.schema.ts';
import { serverFrames } from '@peonia/contract/protocol/realtime.schema.ts';
import type { ServerFrame } from '@peonia/contract/protocol/realtime.ts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const closed = { additionalProperties: false } as const;

const eventFrames = Object.entries(events).map(([name, data]) => [
  `event ${name}`,
  {
    type: 'object',
    properties: { type: { const: 'event' }, seq: { type: 'integer' }, name: { const: name }, data },
    required: ['type', 'seq', 'name', 'data'],
    ...closed,
  },
]);

const schemas = new Map<string, object>([...Object.entries(serverFrames), ...eventFrames] as [string, object][]);
const validators = new Map<string, ValidateFunction>();

/** Throws unless a frame of the server is one of those that `asyncapi.json` describes, field by field. */
export function checkFrame(frame: ServerFrame): void {
  const name = frame.type === 'event' ? `event ${frame.name}` : frame.type;
  const schema = schemas.get(name);
  if (schema === undefined) throw new Error(`The frame ${name} is not described: ${JSON.stringify(frame)}`);
  const validate = validators.get(name) ?? ajv.compile(schema);
  validators.set(name, validate);
  if (validate(frame)) return;
  throw new Error(`The frame ${name} breaks its schema: ${ajv.errorsText(validate.errors)}; ${JSON.stringify(frame)}`);
}
