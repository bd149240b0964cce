import type { Readable } from 'node:stream';

/** A file instead of a JSON reply: streamed, not cached, saved under its name. `bytes` is its length, where known. */
export class FileReply implements AsyncIterable<Uint8Array> {
  readonly stream: Readable;
  readonly headers: Readonly<Record<string, string>>;

  constructor(stream: Readable, { type, name, bytes }: { type: string; name: string; bytes?: number }) {
    this.stream = stream;
    this.headers = {
      'content-type': type,
      ...(bytes === undefined ? {} : { 'content-length': String(bytes) }),
      'content-disposition': dispositionOf(name),
      'cache-control': 'private, no-store',
    };
  }

  [Symbol.asyncIterator](): AsyncIterator<Uint8Array> {
    return this.stream[Symbol.asyncIterator]();
  }
}

/** A name beyond ASCII stands there as well, encoded as RFC 8187 says. */
function dispositionOf(name: string): string {
  const plain = name.replaceAll(/[^\u0020-\u007E]|["\\%]/gu, '_');
  if (plain === name) return `attachment; filename="${name}"`;
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
