import Type from 'typebox';
import { oneOf } from './choice.schema.ts';
import { described } from './described.ts';
import { define, type EndpointSchemas } from './endpoint.ts';
import { NoParams } from './pagination.schema.ts';
import { progressStates, progressTypes, getProgress } from './progress.ts';

/** How far a piece of work is. `failed` is the end of what was given up, refused or paid back, too. */
export const Progress = Type.Object(
  { state: oneOf(progressStates), percent: Type.Integer() },
  { additionalProperties: false },
);

export const progressSchemas = {
  getProgress: {
    summary:
      'State of one’s own running job: an export, a file that is made playable, a translation by a person, a payment. Somebody else’s is as unknown as none.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    /** Of a payment the id of its order, of everything else a number. */
    query: Type.Object(
      {
        type: oneOf(progressTypes),
        id: described('Id of the job.', Type.String({ pattern: '^([1-9][0-9]{0,14}|[a-f0-9]{32})$' })),
      },
      { additionalProperties: false },
    ),
    body: null,
    reply: { 200: Progress },
    errors: ['session_over', 'not_found'],
  },
} as const satisfies EndpointSchemas;

export const progressContract = define({ getProgress }, progressSchemas);
