import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { supportSettings } from './support-settings.ts';

const path = '/.well-known/security.txt';
/** RFC 9116 asks for an expiry within a year; a reader of a running program may rely on it for half of one. */
const validDays = 180;

/** Where vulnerabilities are reported. Without `SECURITY_CONTACT` the file does not exist. Source: RFC 9116. */
export function securityTextRoute(app: FastifyInstance, config: Config): void {
  const { securityContact } = config.of(supportSettings);
  if (securityContact === '') return;
  app.get(path, async (_request, reply) => {
    const expires = new Date(Date.now() + validDays * 86_400_000).toISOString();
    const canonical = config.publicUrl === '' ? [] : [`Canonical: ${config.publicUrl}${path}`];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send([`Contact: ${securityContact}`, `Expires: ${expires}`, ...canonical, ''].join('\n'));
  });
}
