import type { Variant } from '@peonia/contract/variant.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Which of the two faces of the product this host name shows. */
    variant: Variant;
  }
}

/** Knows the variant of every request before anything else asks for it, pages and calls alike. */
export function readVariant(app: FastifyInstance, chinaHosts: readonly string[]): void {
  app.decorateRequest('variant', 'world');
  app.addHook('onRequest', async (request) => {
    request.variant = variantOfHost(request, chinaHosts);
  });
}

/** A host of the China domain or one below it, such as `www.`; the port does not count. */
export function variantOfHost({ hostname }: Pick<FastifyRequest, 'hostname'>, chinaHosts: readonly string[]): Variant {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return chinaHosts.some((china) => host === china || host.endsWith(`.${china}`)) ? 'china' : 'world';
}
