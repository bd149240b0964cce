import type { Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import type * as schema from './progress.schema.ts';

/** Kinds of work that take a while; each feature adds its own. */
export const progressTypes = ['export', 'upload', 'translation', 'payment'] as const;

export const progressStates = ['waiting', 'running', 'done', 'failed'] as const;

export type Progress = Static<typeof schema.Progress>;

export const getProgress = endpoint<typeof schema.progressSchemas.getProgress>({
  method: 'GET',
  path: '/progress',
  audience: 'member',
  idempotency: 'safe',
});
