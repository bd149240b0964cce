import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Encrypted files: `PEOB1`, a salt, then AES-256-GCM chunks of 1 MiB. The nonce is the chunk's number and whether it is
 * the last one, so that chunks can be neither reordered nor cut off.
 */
const magic = Buffer.from('PEOB1\n');
const saltBytes = 16;
const chunkBytes = 1 << 20;
const tagBytes = 16;

const keys = new Map<string, Buffer>();

function fileKey(passphrase: string, salt: Buffer): Buffer {
  let key = keys.get(passphrase);
  if (key === undefined) keys.set(passphrase, (key = scryptSync(passphrase, 'peonia backup', 32)));
  return Buffer.from(hkdfSync('sha256', key, salt, 'file', 32));
}

function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(chunk, 4);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

interface Pieces {
  /** Bytes before the first piece, given to `begin`. */
  readonly headBytes?: number;
  begin?(head: Buffer): void;
  readonly size: number;
  work(piece: Buffer, isLast: boolean): Buffer;
}

/** Cuts what flows through into pieces of `size`; the rest, which may be empty, is the last piece. */
function inPieces({ headBytes = 0, begin, size, work }: Pieces): Transform {
  let waiting: Buffer[] = [];
  let bytes = 0;
  let isBegun = false;
  function cut(stream: Transform): Buffer {
    let whole = Buffer.concat(waiting);
    if (!isBegun) {
      begin?.(whole.subarray(0, headBytes));
      whole = whole.subarray(headBytes);
      isBegun = true;
    }
    for (; whole.length > size; whole = whole.subarray(size)) stream.push(work(whole.subarray(0, size), false));
    return whole;
  }
  return new Transform({
    transform(data: Buffer, _encoding, done) {
      waiting.push(data);
      bytes += data.length;
      if (bytes <= headBytes + size) return done();
      try {
        waiting = [cut(this)];
      } catch (error) {
        return done(error as Error);
      }
      bytes = waiting[0]?.length ?? 0;
      done();
    },
    flush(done) {
      try {
        const rest = cut(this);
        this.push(work(rest, true));
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

function sealing(passphrase: string): Transform {
  const salt = randomBytes(saltBytes);
  const key = fileKey(passphrase, salt);
  let chunk = 0;
  const stream = inPieces({
    size: chunkBytes,
    work(piece, isLast) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(chunk, isLast));
      chunk += 1;
      return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    },
  });
  stream.push(Buffer.concat([magic, salt]));
  return stream;
}

/**
 * A stream of what was sealed. It ends with an error when it was changed or cut, or the key is another one; `name`
 * tells which.
 */
export function unseal(sealed: Readable, name: string, passphrase: string): Readable {
  let key: Buffer;
  let chunk = 0;
  const opening = inPieces({
    headBytes: magic.length + saltBytes,
    begin(head) {
      if (!head.subarray(0, magic.length).equals(magic)) throw new Error(`${name} is no file of a backup.`);
      key = fileKey(passphrase, head.subarray(magic.length));
    },
    size: chunkBytes + tagBytes,
    work(piece, isLast) {
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(chunk, isLast));
      chunk += 1;
      try {
        decipher.setAuthTag(piece.subarray(-tagBytes));
        return Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()]);
      } catch (error) {
        throw new Error(`${name} was changed, or BACKUP_KEY is another one.`, { cause: error });
      }
    },
  });
  void pipeline(sealed, opening).catch(() => {});
  return opening;
}

/** The content of an encrypted file; see `unseal`. */
export function openSealed(path: string, passphrase: string): Readable {
  return unseal(createReadStream(path), path, passphrase);
}

/** Writes a stream to an encrypted file, which appears whole or not at all. Returns size and checksum of the data. */
export async function sealFile(
  content: Readable,
  path: string,
  passphrase: string,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counting = new Transform({
    transform(data: Buffer, _encoding, done) {
      hash.update(data);
      bytes += data.length;
      done(null, data);
    },
  });
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.draft-${process.pid}`;
  await pipeline(content, counting, sealing(passphrase), createWriteStream(draft, { mode: 0o600, flush: true }));
  await rename(draft, path);
  return { bytes, sha256: hash.digest('hex') };
}

/** The whole content of a small file. */
export async function readSealed(path: string, passphrase: string): Promise<string> {
  return Buffer.concat(await openSealed(path, passphrase).toArray()).toString();
}
