import { verify, X509Certificate } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { openOutgoing } from '../../../../platform/outgoing/outgoing-fetch.ts';
import { headerOf, WebhookRefused } from '../payment-gateway.ts';
import type { PaypalSettings } from '../payment-settings.ts';
import { checkFresh } from '../timestamped-signature.ts';

/**
 * PayPal signs `id|time|webhook|crc32 of the body` with the key of a certificate whose address comes along. The address
 * must lie at the one configured origin, in the one folder of certificates, or it is not asked. Source: PayPal,
 * "Webhooks: verify".
 */
export function openPaypalSignature(
  settings: PaypalSettings,
): (headers: IncomingHttpHeaders, body: Buffer) => Promise<void> {
  const outgoing = openOutgoing('payment provider paypal, certificates', { bytesMax: 32 * 1024 });
  const known = new Map<string, X509Certificate>();

  async function certificateAt(address: string): Promise<X509Certificate> {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (
      url === null ||
      url.origin !== new URL(settings.certificateOrigin).origin ||
      !/^\/v1\/notifications\/certs\/CERT-[A-Za-z0-9-]{1,80}$/.test(url.pathname) ||
      url.search !== '' ||
      url.username !== ''
    ) {
      throw new WebhookRefused('names a certificate of another place');
    }
    const kept = known.get(url.href);
    if (kept !== undefined) return kept;
    const reply = await outgoing(url);
    if (!reply.ok) throw new WebhookRefused('names a certificate that is not there');
    const certificate = parse(await reply.text());
    // Only a handful exist at a time; a stranger who makes names up must not fill the memory.
    if (known.size >= 16) known.clear();
    known.set(url.href, certificate);
    return certificate;
  }

  return async (headers, body) => {
    const [id, time, algorithm] = [
      headerOf(headers, 'paypal-transmission-id'),
      headerOf(headers, 'paypal-transmission-time'),
      headerOf(headers, 'paypal-auth-algo'),
    ];
    const signature = headerOf(headers, 'paypal-transmission-sig');
    if (algorithm !== 'SHA256withRSA') throw new WebhookRefused('is signed in another way');
    if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,16}Z$/.test(time)) throw new WebhookRefused('has no time');
    checkFresh(Date.parse(time) / 1_000, Date.now());
    const certificate = await certificateAt(headerOf(headers, 'paypal-cert-url'));
    if (Date.parse(certificate.validTo) < Date.now() || Date.parse(certificate.validFrom) > Date.now())
      throw new WebhookRefused('names a certificate that is not valid now');
    const signed = Buffer.from(`${id}|${time}|${settings.webhookId}|${crc32(body)}`);
    if (!verify('sha256', signed, certificate.publicKey, Buffer.from(signature, 'base64')))
      throw new WebhookRefused('has no signature that fits');
  };
}

function parse(pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw new WebhookRefused('names something that is no certificate');
  }
}
