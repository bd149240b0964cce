import type { ToleratedError } from './tolerated-error.ts';

/** What every page of a member asks for by itself, also at the moment when its session ends. */
const ofEveryPage = ['/v1/me', '/v1/counters', '/v1/call', '/v1/pusher/authenticate', '/v1/token/refresh'];

/** Refusals that a journey tolerates in which a session ends: of every page, and of the calls of its own page. */
export function refusedByEndedSession(...ofThePage: readonly string[]): ToleratedError[] {
  return [...ofEveryPage, ...ofThePage].map((path) => ({ status: 401, path }));
}
