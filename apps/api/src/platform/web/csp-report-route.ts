import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { networkLimit } from '../http/rate-limit/rate-limit.ts';

interface CspReport {
  readonly 'csp-report'?: {
    readonly 'violated-directive'?: unknown;
    readonly 'effective-directive'?: unknown;
    readonly 'blocked-uri'?: unknown;
    readonly 'source-file'?: unknown;
  };
}

/**
 * Receives CSP violation reports, counted and logged by directive; outside of production the count can be read, and
 * browser tests fail when it is not 0.
 */
export function cspReportRoute(app: FastifyInstance, config: Config): void {
  let count = 0;
  let latest: Readonly<Record<string, string>> | null = null;
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => {
      try {
        done(null, JSON.parse(String(body)));
      } catch {
        done(null, {});
      }
    },
  );
  const options = { bodyLimit: 16_384, config: { rateLimit: networkLimit(config.limits.csp_reports_per_minute) } };
  app.post('/v1/csp-report', options, async (request, reply) => {
    const report = ((request.body ?? {}) as CspReport)['csp-report'] ?? {};
    count += 1;
    latest = {
      directive: short(report['effective-directive'] ?? report['violated-directive']),
      // URL without its query, which may contain private data.
      blocked: short(report['blocked-uri']).replace(/[?#].*$/s, ''),
      source: short(report['source-file']).replace(/[?#].*$/s, ''),
    };
    request.log.warn({ csp: latest }, 'content policy stopped something');
    return reply.code(204).send();
  });
  if (config.env !== 'production') app.get('/v1/csp-report', async () => ({ count, latest }));
}

function short(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 300) : '';
}
