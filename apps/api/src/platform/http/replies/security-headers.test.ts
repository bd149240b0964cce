import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { securityHeaders } from './security-headers.ts';

/** The headers of a reply of an installation at this address. */
async function headersOf(publicUrl: string): Promise<Record<string, unknown>> {
  const app = fastify();
  securityHeaders(app, readConfig({ NODE_ENV: 'test', PUBLIC_URL: publicUrl }));
  app.get('/', async () => 'page');
  const { headers } = await app.inject('/');
  await app.close();
  return headers;
}

describe('every reply', () => {
  it('forbids inline code, eval and strings as markup', async () => {
    const policy = String((await headersOf('http://localhost'))['content-security-policy']);

    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe-');
  });

  it('cannot be framed', async () => {
    const policy = String((await headersOf('http://localhost'))['content-security-policy']);

    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('limits what the browser may use to camera and microphone', async () => {
    const headers = await headersOf('http://localhost');

    expect(headers['permissions-policy']).toContain('camera=(self), microphone=(self), geolocation=()');
  });

  it('asks for https for a year where the installation has it', async () => {
    const headers = await headersOf('https://peonia.example');

    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('does not ask for https where the installation has none', async () => {
    const headers = await headersOf('http://localhost');

    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('a reply of the API', () => {
  it.each([
    ['/v1/me', 'no-store'],
    ['/v1/openapi.json', 'public, max-age=300'],
    ['/page', undefined],
  ])('to %s has the cache control %s', async (path, expected) => {
    const app = fastify();
    securityHeaders(app, readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://localhost' }));
    app.get('/v1/me', async () => ({ name: 'Anna' }));
    app.get('/v1/openapi.json', async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send({ openapi: '3.1.0' }),
    );
    app.get('/page', async () => 'page');

    const { headers } = await app.inject(path);

    expect(headers['cache-control']).toBe(expected);
    await app.close();
  });
});
