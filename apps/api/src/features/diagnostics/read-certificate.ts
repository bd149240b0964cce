import { connect } from 'node:tls';
import type { Config } from '../../platform/config/config.ts';

type Addresses = Pick<Config, 'publicUrl' | 'mediaUrl' | 'chinaHosts'>;

const patienceMs = 5_000;
/** Milliseconds that an answer counts: a scrape comes every few seconds. */
const countsMs = 600_000;

/**
 * Returns a function that reads the seconds until the certificates end that members are shown, by setting. A host that
 * is not reached, or has no certificate, is left out.
 */
export function watchCertificates(
  config: Addresses,
  now: () => number = Date.now,
): () => Promise<readonly (readonly [setting: string, seconds: number])[]> {
  const addresses = addressesOf(config);
  let ends: { readonly of: Promise<readonly (readonly [string, number])[]>; readonly until: number } | undefined;
  return async () => {
    if (ends === undefined || ends.until < now()) ends = { of: readAll(addresses), until: now() + countsMs };
    return (await ends.of).map(([setting, end]) => [setting, (end - now()) / 1_000] as const);
  };
}

async function readAll(addresses: readonly (readonly [string, URL])[]): Promise<(readonly [string, number])[]> {
  const ends = new Map<string, number>();
  await Promise.all(
    addresses.map(async ([setting, url]) => {
      const end = await endOfCertificate(url);
      if (!Number.isNaN(end)) ends.set(setting, Math.min(end, ends.get(setting) ?? Infinity));
    }),
  );
  return [...ends];
}

function addressesOf({ publicUrl, mediaUrl, chinaHosts }: Addresses): (readonly [string, URL])[] {
  const named = [
    ['PUBLIC_URL', publicUrl],
    ['MEDIA_URL', mediaUrl],
    ...chinaHosts.map((host) => ['CHINA_HOSTS', `https://${host}`]),
  ] as const;
  return named
    .filter(([, address]) => address?.startsWith('https:'))
    .map(([setting = '', address = '']) => [setting, new URL(address)]);
}

/** Time at which the certificate of a host ends; NaN where none is shown. */
function endOfCertificate({ hostname, port }: URL): Promise<number> {
  return new Promise((resolve) => {
    // One that has ended, or that nobody here trusts, is read as well: nothing is sent.
    const options = { host: hostname, port: Number(port || '443'), servername: hostname, rejectUnauthorized: false };
    const socket = connect(options, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.once('error', () => resolve(NaN)).once('close', () => resolve(NaN));
  });
}
