import type { Config } from '../../../platform/config.ts';

/** This site, as passkeys know it. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
  readonly name: string;
}

/** Only an installation without a public URL derives the origin from the request. */
export function relyingParty(config: Config, request: { protocol: string; host: string }): RelyingParty {
  const url = new URL(config.publicUrl || `${request.protocol}://${request.host}`);
  return { id: url.hostname, origin: url.origin, name: config.brand };
}
