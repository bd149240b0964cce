import type { Readable } from 'node:stream';

/** A file instead of a JSON reply: streamed, not cached, saved under its name. */
export class FileReply implements AsyncIterable<Uint8Array> {
  readonly stream: Readable;
  readonly headers: Readonly<Record<string, string>>;

  constructor(stream: Readable, { type, name, bytes }: { type: string; name: string; bytes: number }) {
    this.stream = stream;
    this.headers = {
      'content-type': type,
      'content-length': String(bytes),
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    };
  }

  [Symbol.asyncIterator](): AsyncIterator<Uint8Array> {
    return this.stream[Symbol.asyncIterator]();
  }
}
