import type { FastifyInstance } from 'fastify';

/**
 * A sign-in service that answers by a form post (Apple) is led to the page that finishes the login. Only what the page
 * reads is passed on; 303 makes the browser fetch it.
 */
export function signinFormRoute(app: FastifyInstance): void {
  app.post<{ Params: { provider: string }; Body: Record<string, unknown> | null }>(
    '/login/:provider',
    async (request, reply) => {
      const given = request.body ?? {};
      const query = new URLSearchParams();
      for (const name of ['code', 'state', 'iss', 'error']) {
        const value = given[name];
        if (typeof value === 'string' && value.length <= 2_048) query.set(name, value);
      }
      const provider = /^[a-z]{2,20}$/.test(request.params.provider) ? request.params.provider : 'oidc';
      return reply.header('cache-control', 'no-store').redirect(`/login/${provider}?${query}`, 303);
    },
  );
}
