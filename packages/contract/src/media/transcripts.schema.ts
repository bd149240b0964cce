import Type from 'typebox';
import { nullable } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { IdParams, NoQuery } from '../protocol/pagination.schema.ts';
import { Captions } from './media.schema.ts';
import { transcribe } from './transcripts.ts';

/** What is said in a voice message or a video. */
export const Transcript = Type.Object(
  {
    text: described('What is said; empty where no words were heard.', Type.String()),
    language: described('BCP 47 of what is said; null where nobody could tell.', nullable(Type.String())),
    captions: described('Of a video in which somebody speaks.', nullable(Captions)),
  },
  { additionalProperties: false },
);

export const transcriptsSchemas = {
  transcribe: {
    summary:
      'Writes down what is said in a voice message or a video that the reader may open, by upload id. The first request has it made by the configured service and counts its seconds for the member; everybody else reads what is stored. A video gets its captions with it.',
    limit: { max: 30, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Transcript },
    errors: [
      'session_over',
      'not_found',
      'upload_unknown',
      'upload_not_ready',
      'transcription_closed',
      'transcription_running',
      'transcription_failed',
      'transcription_used_up',
    ],
  },
} as const satisfies EndpointSchemas;

export const transcriptsContract = define({ transcribe }, transcriptsSchemas);
