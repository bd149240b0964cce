import { X509Certificate } from 'node:crypto';
import { readObject, WebhookRefused } from '../../payment-gateway.ts';

/** Extensions of Apple's certificates, DER: of those that sign receipts, and of their issuer. */
const leafMark = Buffer.from('060a2a864886f76364060b01', 'hex');
const issuerMark = Buffer.from('060a2a864886f76364060201', 'hex');
/** A signed transaction with its three certificates has about 5 KB. */
const lengthMax = 32_768;

/**
 * Verifies what the App Store signs, a JWS with its certificates (`x5c`), up to the root certificate of Apple, and
 * returns its content. Source: App Store Server API, "JWSTransaction". The package is loaded with the first one.
 */
export async function readSignedPayload(
  jws: unknown,
  { rootFingerprint, now = new Date() }: { readonly rootFingerprint: string; readonly now?: Date },
): Promise<Record<string, unknown>> {
  if (typeof jws !== 'string' || jws.length > lengthMax) throw new WebhookRefused('is not signed');
  const { compactVerify } = await import('jose');
  try {
    const { payload } = await compactVerify(jws, ({ x5c }) => leafOf(x5c, rootFingerprint, now).publicKey, {
      algorithms: ['ES256'],
    });
    return readObject(Buffer.from(payload));
  } catch (error) {
    throw error instanceof WebhookRefused ? error : new WebhookRefused('has no signature that fits');
  }
}

/** The certificate that has signed. Throws where its chain does not lead to the root, or is not of now. */
function leafOf(x5c: readonly string[] | undefined, rootFingerprint: string, now: Date): X509Certificate {
  if (x5c?.length !== 3) throw new WebhookRefused('has no chain of three certificates');
  const [leaf, issuer, root] = x5c.map((der) => new X509Certificate(Buffer.from(der, 'base64')));
  if (leaf === undefined || issuer === undefined || root === undefined) throw new WebhookRefused('has no certificates');
  if (root.fingerprint256 !== rootFingerprint) throw new WebhookRefused('leads to another root certificate');
  const isChain =
    issuer.ca &&
    issuer.checkIssued(root) &&
    issuer.verify(root.publicKey) &&
    leaf.checkIssued(issuer) &&
    leaf.verify(issuer.publicKey);
  if (!isChain) throw new WebhookRefused('has certificates that do not belong together');
  if (!leaf.raw.includes(leafMark) || !issuer.raw.includes(issuerMark))
    throw new WebhookRefused('has certificates for something else');
  for (const { validFromDate, validToDate } of [leaf, issuer, root])
    if (now < validFromDate || now > validToDate) throw new WebhookRefused('has a certificate that is not of now');
  return leaf;
}
