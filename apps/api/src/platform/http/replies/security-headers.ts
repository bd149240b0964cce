import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';

/**
 * Security headers of every reply. Scripts and styles come from our own files only: no inline code, no eval, Trusted
 * Types. Replies of the API are not stored by browsers unless the route says so. Source: requirements 19.
 */
export function securityHeaders(app: FastifyInstance, config: Config): void {
  const secure = config.publicUrl.startsWith('https:');
  const mediaOrigin = config.mediaUrl === '' ? '' : ` ${config.mediaUrl}`;
  const policyWith = (service: string) =>
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      `img-src 'self'${mediaOrigin} blob: data:`,
      `media-src 'self'${mediaOrigin} blob:`,
      "font-src 'self'",
      `connect-src 'self'${service}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      // Of our replies, those alone can be framed that say so.
      "frame-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'report-uri /v1/csp-report',
      ...(secure ? ['upgrade-insecure-requests'] : []),
    ].join('; ');
  const policy = policyWith(config.pushChannel === null ? '' : ` ${config.pushChannel.socketUrl}`);
  // Pages of the China variant ask no other host.
  const policyOfChina = policyWith('');
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/v1/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('content-security-policy', request.variant === 'china' ? policyOfChina : policy);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header(
      'permissions-policy',
      'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), interest-cohort=()',
    );
    if (secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  });
}
