import type { Variant } from '@peonia/contract/protocol/variant.ts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/config.ts';

/**
 * Origin of this site for the browser of a call. A China host is one of the configured names, and what the browser
 * stores is known there only. Elsewhere the request's own origin serves an installation without a public URL.
 */
export function ownOrigin(
  { request, variant }: { readonly request: Pick<FastifyRequest, 'protocol' | 'host'>; readonly variant: Variant },
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string {
  return (variant === 'world' && publicUrl) || `${request.protocol}://${request.host}`;
}
