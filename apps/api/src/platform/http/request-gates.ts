import type { FastifyRequest } from 'fastify';
import { collection } from '../feature.ts';

/**
 * Refuses a request before its route runs, by what the endpoint declares and who calls; throws a `Refusal`. Runs for
 * every request, so it reads memory only.
 */
export type RequestGate = (request: FastifyRequest) => void;

/** Gates run in the order of the features, after the session is known. */
export const requestGates = collection<RequestGate>('platform.request-gates');
