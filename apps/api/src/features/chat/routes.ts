import type { FastifyInstance } from 'fastify';
import type { Config } from '../../platform/config.ts';
import type { Edge } from '../../platform/http/route.ts';
import type { Cards } from '../profiles/public.ts';

export interface ChatParts {
  readonly config: Config;
  readonly cards: Cards;
}

export function chatRoutes(_app: FastifyInstance, _edge: Edge, _parts: ChatParts): void {
}
