import { createPublicKey, randomBytes, sign, type KeyObject } from 'node:crypto';

/** A self-signed X.509 certificate as PEM: just enough DER for a double of a service that signs with one. */
export function makeCertificate(
  key: KeyObject,
  { validFrom = new Date(Date.now() - 86_400_000), validTo = new Date(Date.now() + 86_400_000) } = {},
): string {
  const algorithm = sequence(tagged(0x06, Buffer.from('2a864886f70d01010b', 'hex')), Buffer.from('0500', 'hex'));
  const name = sequence(
    tagged(0x31, sequence(tagged(0x06, Buffer.from('550403', 'hex')), tagged(0x0c, Buffer.from('double')))),
  );
  const serial = tagged(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)]));
  const validity = sequence(timeOf(validFrom), timeOf(validTo));
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  const body = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    serial,
    algorithm,
    name,
    validity,
    name,
    publicKey,
  );
  const signature = tagged(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, key)]));
  const base64 = sequence(body, algorithm, signature)
    .toString('base64')
    .replaceAll(/(.{64})/g, '$1\n');
  return `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`;
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

function tagged(tag: number, content: Buffer): Buffer {
  const length =
    content.length < 128
      ? Buffer.from([content.length])
      : content.length < 256
        ? Buffer.from([0x81, content.length])
        : Buffer.from([0x82, content.length >> 8, content.length & 255]);
  return Buffer.concat([Buffer.from([tag]), length, content]);
}

function timeOf(time: Date): Buffer {
  return tagged(0x17, Buffer.from(`${time.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`));
}
