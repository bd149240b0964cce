import Type from 'typebox';
import { deskFileKinds } from '../operation/deskfiles.ts';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { IdParams, NoParams, NoQuery } from '../protocol/pagination.schema.ts';
import { Reason } from '../protocol/reason.schema.ts';
import {
  declareTaxResidence,
  decideTaxDocument,
  downloadTaxDocument,
  getTaxResidence,
  sendTaxDocument,
  taxLacks,
  taxStates,
} from './payout-tax.ts';

const closed = { additionalProperties: false } as const;
const Country = Type.String({ minLength: 2, maxLength: 2 });

export const TaxResidence = Type.Object(
  {
    asked: described('Whether partners state where they are taxed.', Type.Boolean()),
    countries: described('Those that a document is asked for; null for all.', nullable(Type.Array(Country))),
    lack: described('What a payout still needs; null for nothing.', nullable(oneOf(taxLacks))),
    current: described(
      'What the caller stated last; null before.',
      nullable(
        Type.Object(
          {
            country: Country,
            name: described('Name of the file; null where none is asked for.', nullable(Type.String())),
            state: oneOf(taxStates),
            reason: nullable(Type.String()),
            sent_at: Type.String(),
            until: described('Until when the document counts.', nullable(Type.String())),
          },
          closed,
        ),
      ),
    ),
  },
  closed,
);

export const StaffTaxDocument = Type.Object(
  {
    id: Type.Integer(),
    country: Country,
    kind: nullable(oneOf(deskFileKinds)),
    name: nullable(Type.String()),
    state: oneOf(taxStates),
    reason: nullable(Type.String()),
    sent_at: Type.String(),
  },
  closed,
);

const staffErrors = ['session_over', 'not_found', 'staff_locked', 'staff_factor_missing', 'staff_step_up'] as const;

export const payoutTaxSchemas = {
  getTaxResidence: {
    summary: 'Where the partner is taxed, and whether a payout needs a document about it.',
    limit: { max: 120, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: TaxResidence },
    errors: ['session_over'],
  },
  declareTaxResidence: {
    summary: 'States where the partner is taxed, for a country that no document is asked for.',
    limit: { max: 20, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ country: Country }, closed),
    reply: { 200: TaxResidence },
    errors: ['session_over', 'partner_needed', 'payout_tax_missing', 'input_invalid'],
  },
  sendTaxDocument: {
    summary:
      'Takes a PDF or a picture about where the partner is taxed. It is stored sealed, finance alone reads it, and it replaces the one before.',
    limit: { max: 20, seconds: 3_600 },
    params: NoParams,
    query: Type.Object({ country: Country }, closed),
    body: 'multipart',
    reply: { 200: TaxResidence },
    errors: [
      'session_over',
      'partner_needed',
      'input_invalid',
      'file_missing',
      'desk_file_kind',
      'desk_file_too_large',
      'file_broken',
      'picture_too_large',
      'upload_incomplete',
    ],
  },
  downloadTaxDocument: {
    summary: 'The document of a partner, for finance alone. Every download is logged.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: 'application/pdf' }) },
    errors: staffErrors,
  },
  decideTaxDocument: {
    summary: 'Accepts or refuses the document of a partner, with a reason that the partner reads.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ accept: Type.Boolean(), reason: Reason }, closed),
    reply: { 200: StaffTaxDocument },
    errors: [...staffErrors, 'act_on_oneself', 'payout_moved'],
  },
} as const satisfies EndpointSchemas;

export const payoutTaxContract = define(
  { getTaxResidence, declareTaxResidence, sendTaxDocument, downloadTaxDocument, decideTaxDocument },
  payoutTaxSchemas,
);
