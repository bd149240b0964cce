import { isIP } from 'node:net';
import type { Config } from '../../../platform/config/config.ts';

/** This site, as passkeys know it. */
interface RelyingParty {
  readonly id: string;
  readonly origin: string;
  readonly name: string;
}

/**
 * Passkeys belong to the public host name. Where there is none, such as in development, the request names it: browsers
 * refuse passkeys of a network address.
 */
export function relyingParty(config: Config, request: { protocol: string; host: string }): RelyingParty {
  const requested = `${request.protocol}://${request.host}`;
  const configured = new URL(config.publicUrl || requested);
  const url = isIP(configured.hostname) === 0 ? configured : new URL(requested);
  return { id: url.hostname, origin: url.origin, name: config.brand };
}
