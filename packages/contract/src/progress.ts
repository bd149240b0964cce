import Type, { type Static } from 'typebox';
import { oneOf } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { NoParams } from './paging.ts';

/** Kinds of work that take a while; each feature adds its own. */
export const progressTypes = ['export', 'upload', 'translation', 'payment'] as const;
export const progressStates = ['waiting', 'running', 'done', 'failed'] as const;

/** How far a piece of work is. `failed` is the end of what was given up, refused or paid back, too. */
export const Progress = Type.Object(
  { state: oneOf(progressStates), percent: Type.Integer() },
  { additionalProperties: false },
);
export type Progress = Static<typeof Progress>;

export const getProgress = endpoint({
  method: 'GET',
  path: '/progress',
  summary:
    'State of one’s own running job: an export, a file that is made playable, a translation by a person, a payment. Somebody else’s is as unknown as none.',
  audience: 'member',
  limit: { max: 240, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  /** Of a payment the id of its order, of everything else a number. */
  query: Type.Object(
    { type: oneOf(progressTypes), id: Type.String({ pattern: '^([1-9][0-9]{0,14}|[a-f0-9]{32})$' }) },
    { additionalProperties: false },
  ),
  body: null,
  reply: { 200: Progress },
  errors: ['session_over', 'not_found'],
});

export const progressContract = { getProgress } as const;
