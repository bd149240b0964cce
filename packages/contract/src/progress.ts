import Type from 'typebox';
import { oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { NoParams } from './paging.ts';

/** Kinds of work that take a while; each feature adds its own. */
export const progressTypes = ['export', 'upload', 'translation'] as const;
export const progressStates = ['waiting', 'running', 'done', 'failed'] as const;

export const getProgress = endpoint({
  method: 'GET',
  path: '/progress',
  summary: 'State of one’s own running job. Somebody else’s is as unknown as none.',
  audience: 'member',
  limit: { max: 240, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: Type.Object({ type: oneOf(progressTypes), id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  body: null,
  reply: { 200: Type.Object({ state: oneOf(progressStates), percent: Type.Integer() }, { additionalProperties: false }) },
  errors: ['session_over', 'not_found'],
});

export const progressContract = { getProgress } as const;
