import { Socket } from 'node:net';

/**
 * The connection to PostgreSQL. What was written while it was corked leaves as one buffer: the messages of a query are
 * a few short ones, and a list of buffers costs more than their copy.
 */
export class GatheringSocket extends Socket {
  override _writev(pieces: { readonly chunk: Buffer }[], callback: (error?: Error | null) => void): void {
    this._write(Buffer.concat(pieces.map(({ chunk }) => chunk)), 'buffer' as BufferEncoding, callback);
  }
}
