import Type from 'typebox';
import { oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { Done, NoParams, NoQuery } from '../protocol/pagination.schema.ts';
import { agreedPages, listDueConsents, storeConsents } from './page-consents.ts';

const closed = { additionalProperties: false } as const;
const Document = described('The page that has changed.', oneOf(agreedPages));
const Version = described('Number of the version of the page.', Type.Integer({ minimum: 1 }));

export const DueConsent = Type.Object(
  {
    document: Document,
    version: described('Number of the running version, which the member is asked to agree to.', Type.Integer()),
    agreed: described('Number of the version that the member agreed to last.', Type.Integer()),
    changes: described(
      'Versions since then that ask for it, oldest first.',
      Type.Array(
        Type.Object(
          {
            version: Version,
            effective_at: described('From when the version runs.', Type.String({ format: 'date-time' })),
            summary: described('What changed, in the language of the reader.', Type.String()),
          },
          closed,
        ),
      ),
    ),
  },
  closed,
);

export const pageConsentsSchemas = {
  listDueConsents: {
    summary: 'What the member must agree to before going on, with what changed. Empty for most members.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ items: Type.Array(DueConsent) }, closed) },
    errors: ['session_over'],
  },
  storeConsents: {
    summary: 'Agrees to the running versions of the named pages. The same call again changes nothing.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        items: described(
          'Pages with the versions that the member saw.',
          Type.Array(Type.Object({ document: Document, version: Version }, closed), {
            minItems: 1,
            maxItems: agreedPages.length,
          }),
        ),
      },
      closed,
    ),
    reply: { 200: Done },
    errors: ['session_over', 'consent_moved'],
  },
} as const satisfies EndpointSchemas;

export const pageConsentsContract = define({ listDueConsents, storeConsents }, pageConsentsSchemas);
