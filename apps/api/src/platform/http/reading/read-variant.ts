import type { Variant } from '@peonia/contract/protocol/variant.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The product variant of this host name. */
    variant: Variant;
  }
}

/** Sets the variant of every request before other hooks, for pages and calls. */
export function readVariant(app: FastifyInstance, chinaHosts: readonly string[]): void {
  app.decorateRequest('variant', 'world');
  app.addHook('onRequest', (request, _reply, done) => {
    request.variant = variantOfHost(request, chinaHosts);
    done();
  });
}

/** A host of the China domain or a subdomain such as `www.`; the port is ignored. */
export function variantOfHost({ hostname }: Pick<FastifyRequest, 'hostname'>, chinaHosts: readonly string[]): Variant {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return chinaHosts.some((china) => host === china || host.endsWith(`.${china}`)) ? 'china' : 'world';
}
