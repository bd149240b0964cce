import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeCertificateChain } from '../../../../../../test/fixtures/make-certificate-chain.ts';
import { readSignedPayload } from './signed-payload.ts';

const marks = ['2a864886f76364060b01', '2a864886f76364060201'] as const;
const chain = makeCertificateChain({ marks });
const other = makeCertificateChain({ marks });

function signed({ x5c = chain.x5c, key = chain.key as KeyObject, alg = 'ES256', hash = 'sha256' } = {}): string {
  const text = [{ alg, x5c }, { hello: 'world' }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${sign(hash, Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}
const read = (jws: unknown, rootFingerprint = chain.root) => readSignedPayload(jws, { rootFingerprint });

it('reads what a certificate of the root has signed', async () => {
  expect(await read(signed())).toEqual({ hello: 'world' });
});

it('refuses a chain to another root', async () => {
  await expect(read(signed({ x5c: other.x5c, key: other.key }))).rejects.toThrow('another root');
});

it('refuses the right root beside certificates that it has not signed', async () => {
  const mixed = [...other.x5c.slice(0, 2), ...chain.x5c.slice(2)];
  await expect(read(signed({ x5c: mixed, key: other.key }))).rejects.toThrow('do not belong together');
});

it('refuses certificates for something else, of another time, and of an issuer that may not issue', async () => {
  const plain = makeCertificateChain({ marks: ['2a864886f76364060b02', marks[1]] });
  const expired = makeCertificateChain({ marks, leafUntil: new Date(Date.now() - 1_000) });
  const issued = makeCertificateChain({ marks, isIssuerCa: false });
  await expect(read(signed(plain), plain.root)).rejects.toThrow('something else');
  await expect(read(signed(expired), expired.root)).rejects.toThrow('not of now');
  await expect(read(signed(issued), issued.root)).rejects.toThrow('do not belong together');
});

it('refuses a signature by another key, of another kind, and no chain at all', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  await expect(read(signed({ key: privateKey }))).rejects.toThrow('no signature that fits');
  await expect(read(signed({ alg: 'none' }))).rejects.toThrow('no signature that fits');
  await expect(read(signed({ x5c: [] }))).rejects.toThrow('three certificates');
  await expect(read(42)).rejects.toThrow('not signed');
  await expect(read('a.b.c')).rejects.toThrow('no signature that fits');
});
