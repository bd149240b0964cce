import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';

/**
 * As much of a TURN client (RFC 8656) as shows what a relay allows to whom. Each call answers 200 or the error code.
 */
interface TurnClient {
  allocate(): Promise<number>;
  /** Asks to send to this address. */
  permit(address: string): Promise<number>;
  close(): void;
}

const magic = 0x21_12_a4_42;
const types = { allocate: 0x00_03, permit: 0x00_08 } as const;
const attributes = {
  username: 0x00_06,
  integrity: 0x00_08,
  error: 0x00_09,
  peer: 0x00_12,
  realm: 0x00_14,
  nonce: 0x00_15,
  transport: 0x00_19,
} as const;
const udp = Buffer.from([17, 0, 0, 0]);

interface Password {
  readonly username: string;
  readonly credential: string;
}

/** Where the number of a request stands in it and in its answer. */
const transaction = [8, 20] as const;

export function openTurn(port: number, { username, credential }: Password): TurnClient {
  const socket = createSocket('udp4');
  let challenge: { readonly realm: Buffer; readonly nonce: Buffer } | null = null;

  async function ask(type: number, own: readonly Buffer[]): Promise<number> {
    const first = await exchange(type, own);
    // The relay names its realm and a nonce first; asking again with both is the rule.
    if (first.code !== 401 || challenge !== null || first.realm === undefined || first.nonce === undefined)
      return first.code;
    challenge = { realm: first.realm, nonce: first.nonce };
    return (await exchange(type, own)).code;
  }

  async function exchange(type: number, own: readonly Buffer[]) {
    const proof =
      challenge === null
        ? []
        : [
            attribute(attributes.username, Buffer.from(username)),
            attribute(attributes.realm, challenge.realm),
            attribute(attributes.nonce, challenge.nonce),
          ];
    const plain = message(type, [...own, ...proof]);
    const request =
      challenge === null
        ? plain
        : signed(plain, createHash('md5').update(`${username}:${challenge.realm.toString()}:${credential}`).digest());
    return readAnswer(await answerTo(request));
  }

  /**
   * A datagram may be lost, and a relay that has just begun may not hear yet: asked again until it answers, as every
   * client does (RFC 8489, 6.2.1).
   */
  function answerTo(request: Buffer): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const send = () => socket.send(request, port, '127.0.0.1');
      const again = setInterval(send, 500);
      const deadline = setTimeout(() => end(() => reject(new Error('The relay does not answer'))), 10_000);
      const hear = (text: Buffer) =>
        text.subarray(...transaction).equals(request.subarray(...transaction)) && end(() => resolve(text));
      const end = (settle: () => void) => {
        clearInterval(again);
        clearTimeout(deadline);
        socket.off('message', hear);
        settle();
      };
      socket.on('message', hear);
      send();
    });
  }

  return {
    allocate: () => ask(types.allocate, [attribute(attributes.transport, udp)]),
    permit: (address) => ask(types.permit, [attribute(attributes.peer, maskedAddress(address))]),
    close: () => socket.close(),
  };
}

function message(type: number, parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(body.length, 2);
  head.writeUInt32BE(magic, 4);
  return Buffer.concat([head, randomBytes(12), body]);
}

/** The length that is signed counts the signature already. */
function signed(plain: Buffer, key: Buffer): Buffer {
  const counted = Buffer.from(plain);
  counted.writeUInt16BE(plain.length - 20 + 24, 2);
  return Buffer.concat([counted, attribute(attributes.integrity, createHmac('sha1', key).update(counted).digest())]);
}

function attribute(type: number, value: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(value.length, 2);
  return Buffer.concat([head, value, Buffer.alloc((4 - (value.length % 4)) % 4)]);
}

/** Port 9 at an IPv4 address, XORed as the rule wants it. */
function maskedAddress(address: string): Buffer {
  const value = Buffer.alloc(8);
  value.writeUInt16BE(1, 0);
  value.writeUInt16BE((9 ^ (magic >>> 16)) & 0xff_ff, 2);
  const number = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  value.writeUInt32BE((number ^ magic) >>> 0, 4);
  return value;
}

function readAnswer(text: Buffer): { code: number; realm: Buffer | undefined; nonce: Buffer | undefined } {
  const found = new Map<number, Buffer>();
  for (let at = 20; at + 4 <= text.length;) {
    const length = text.readUInt16BE(at + 2);
    found.set(text.readUInt16BE(at), text.subarray(at + 4, at + 4 + length));
    at += 4 + length + ((4 - (length % 4)) % 4);
  }
  const error = found.get(attributes.error);
  const code = error === undefined ? 200 : (error[2] ?? 0) * 100 + (error[3] ?? 0);
  return { code, realm: found.get(attributes.realm), nonce: found.get(attributes.nonce) };
}
