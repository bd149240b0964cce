import type { ServedEndpoint } from '@peonia/contract/protocol/endpoint.ts';
import fc from 'fast-check';
import { schemaValue, type Schema } from './schema-value.ts';

/** A request as it goes over the wire. */
export interface FuzzRequest {
  /** Path and query, below the server's address. */
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
}

const brokenJson = ['', '{', '[', 'null', '"text"', '[]', '{"a":1,}', '\uFEFF{}', '1e999', '{"a":"\\ud800"}'];
const boundary = 'fuzz-boundary';

const headers = fc.record(
  {
    'idempotency-key': fc.oneof(fc.uuid(), fc.constantFrom('', 'x', 'x'.repeat(300), '../key')),
    'accept-language': fc.constantFrom('de', 'ja-JP', 'zh-Hant-TW', 'xx', '*', 'q'.repeat(500)),
    'x-client-id': fc.oneof(fc.uuid(), fc.constantFrom('', 'x'.repeat(500))),
    'x-pid': fc.constantFrom('abc', '', '%00', 'x'.repeat(200)),
  },
  { requiredKeys: [] },
);

/** Requests to one endpoint: mostly of the right shape, about objects that exist. */
export function fuzzRequest(endpoint: ServedEndpoint, ids: readonly number[]): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      params: schemaValue(endpoint.params as Schema, ids),
      query: schemaValue(endpoint.query as Schema, ids),
      content: content(endpoint, ids),
      headers,
    })
    .map(({ params, query, content: [type, body], headers: others }) => ({
      url: `/v1${fillPath(endpoint.path, params)}${queryString(query)}`,
      method: endpoint.method,
      headers: { ...others, ...(type === '' ? {} : { 'content-type': type }) },
      body,
    }));
}

type Content = readonly [type: string, body: string | Uint8Array | undefined];

function content({ method, body }: ServedEndpoint, ids: readonly number[]): fc.Arbitrary<Content> {
  if (method === 'GET') return fc.constant(['', undefined]);
  const broken = fc.tuple(
    fc.constantFrom('application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''),
    fc.constantFrom(...brokenJson),
  );
  if (body === 'multipart') return fc.oneof({ weight: 6, arbitrary: multipart }, { weight: 1, arbitrary: broken });
  const json = body === null ? fc.constant(['', undefined] as const) : jsonContent(body as Schema, ids);
  return fc.oneof({ weight: 20, arbitrary: json }, { weight: 1, arbitrary: broken });
}

function jsonContent(schema: Schema, ids: readonly number[]): fc.Arbitrary<Content> {
  return schemaValue(schema, ids).map((value) => ['application/json', JSON.stringify(value)]);
}

/** Form data with files of random bytes, sometimes cut short or without its boundary. */
const multipart: fc.Arbitrary<Content> = fc
  .record({
    files: fc.array(
      fc.record({
        field: fc.constantFrom('files', 'file', '', '__proto__'),
        name: fc.constantFrom('photo.jpg', 'video.mp4', 'voice.webm', '../../x', '', 'x'.repeat(300)),
        type: fc.constantFrom('image/jpeg', 'video/mp4', 'audio/webm', 'text/html', ''),
        bytes: fc.uint8Array({ maxLength: 400 }),
      }),
      { maxLength: 12 },
    ),
    cut: fc.constantFrom(0, 0, 0, 0, 5, 40),
    stated: fc.constantFrom(`; boundary=${boundary}`, `; boundary=${boundary}`, '', '; boundary=other'),
  })
  .map(({ files, cut, stated }) => {
    const parts = files.map(({ field, name, type, bytes }) =>
      Buffer.concat([
        Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n`),
        Buffer.from(`content-type: ${type}\r\n\r\n`),
        bytes,
        Buffer.from('\r\n'),
      ]),
    );
    const whole = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
    return [`multipart/form-data${stated}`, whole.subarray(0, whole.length - cut)];
  });

function fillPath(path: string, params: unknown): string {
  return path.replaceAll(/:(\w+)/g, (_whole, name: string) => inAddress((params as Record<string, unknown>)?.[name]));
}

function queryString(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const pairs = Object.entries(query).map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Text as part of an address: a browser sends halves of surrogate pairs as the replacement character. */
function inAddress(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.toWellFormed().slice(0, 4_000));
}
