import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { IdParams, NoParams, NoQuery, Page } from '../protocol/pagination.schema.ts';
import { Reason } from '../protocol/reason.schema.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import { gateways, orderStates } from './payments.ts';
import {
  askCorrection,
  correctionAccounts,
  decideCorrection,
  differenceKinds,
  differenceLists,
  differenceStates,
  downloadDifferences,
  explainDifference,
  getDifference,
  importSettlement,
  lineProblems,
  listDifferences,
  listSettlements,
  settlementKinds,
} from './reconciliation.ts';

const closed = { additionalProperties: false } as const;
const PageQuery = Type.Object({ max_id: Type.Optional(Type.Integer({ minimum: -1 })) }, closed);
const limit = { max: 240, seconds: 60 } as const;
const actLimit = { max: 60, seconds: 60 } as const;

export const DifferenceRow = Type.Object(
  {
    id: Type.Integer(),
    gateway: oneOf(gateways),
    what: described('What the provider and the books disagree on.', oneOf(differenceKinds)),
    subject: described('Our order, or the provider’s reference where it is no order of ours.', Type.String()),
    day: Type.String(),
    theirs: described('Amount that the provider states.', nullable(Type.Number())),
    ours: described('Amount of our order.', nullable(Type.Number())),
    currency: nullable(oneOf(['USD', 'RMB'])),
    state: oneOf(differenceStates),
    asked: described('A correction waits for a second person.', Type.Boolean()),
    found_at: Type.String(),
  },
  closed,
);

export const Correction = Type.Object(
  {
    id: Type.Integer(),
    debit: described('Account of the house that gives.', oneOf(correctionAccounts)),
    credit: described('Account of the house that receives.', oneOf(correctionAccounts)),
    gold: Type.Number(),
    reason: Type.String(),
    state: oneOf(['open', 'done', 'refused']),
    asked_by: Type.String(),
    own: described('Asked by the reader, who cannot confirm it.', Type.Boolean()),
    asked_at: Type.String(),
    decided_by: nullable(Type.String()),
    decided_at: nullable(Type.String()),
    detail: described('Why it was confirmed or refused.', nullable(Type.String())),
  },
  closed,
);

export const DifferenceCase = Type.Object(
  {
    ...DifferenceRow.properties,
    order: described('Our order, where there is one.', nullable(Type.String())),
    order_state: described('State of our order.', nullable(oneOf(orderStates))),
    reason: described('How somebody of the staff explained it.', nullable(Type.String())),
    decided_by: nullable(Type.String()),
    decided_at: nullable(Type.String()),
    lines: described(
      'What settlement reports say about the order.',
      Type.Array(
        Type.Object(
          {
            ref: described('The provider’s number of the line.', Type.String()),
            kind: oneOf(settlementKinds),
            amount: Type.Number(),
            fee: described('What the provider kept.', Type.Number()),
            made_at: Type.String(),
          },
          closed,
        ),
      ),
    ),
    corrections: Type.Array(Correction),
  },
  closed,
);

export const Settlement = Type.Object(
  {
    id: Type.Integer(),
    gateway: oneOf(gateways),
    name: Type.String(),
    lines: Type.Integer(),
    first_day: Type.String(),
    last_day: Type.String(),
    fee: described('Fees of lines that no earlier report held.', Type.Number()),
    fee_gold: described('The same as it was booked.', Type.Number()),
    bank_gold: described('Gold that the provider transferred to the bank, as it was booked.', Type.Number()),
    currency: oneOf(['USD', 'RMB']),
    imported_at: Type.String(),
    imported_by: described('Empty where the account is gone.', Type.String()),
  },
  closed,
);

export const Settlements = Type.Object(
  {
    ...Page(Settlement).properties,
    gateways: described('Providers whose reports can be imported.', Type.Array(oneOf(gateways))),
    most_bytes: described('Largest report in bytes.', Type.Integer()),
  },
  closed,
);

export const SettlementImport = Type.Object(
  {
    state: described(
      '`known`: the same report was imported before. `invalid`: nothing was imported, see `problems`.',
      oneOf(['imported', 'known', 'invalid']),
    ),
    settlement: nullable(Settlement),
    known_lines: described('Lines that an earlier report held already.', Type.Integer()),
    differences: described('Differences that the report has shown.', Type.Integer()),
    problems: described(
      'The first wrong lines.',
      Type.Array(
        Type.Object(
          {
            line: described('Line of the file, the first is 1.', Type.Integer()),
            problem: oneOf(lineProblems),
            column: described('Name of the column, as the provider writes it.', Type.String()),
          },
          closed,
        ),
      ),
    ),
    more_problems: described('Wrong lines that are not listed.', Type.Integer()),
  },
  closed,
);

export const reconciliationSchemas = {
  listDifferences: {
    summary: 'Differences between the providers and the books, newest first. Finance and administrators only.',
    limit,
    params: NoParams,
    query: Type.Object(
      {
        show: Type.Optional(oneOf(differenceLists)),
        gateway: Type.Optional(oneOf(gateways)),
        max_id: Type.Optional(Type.Integer({ minimum: -1 })),
      },
      closed,
    ),
    body: null,
    reply: { 200: Page(DifferenceRow) },
    errors: staffErrors,
  },
  getDifference: {
    summary: 'A difference with our order, lines of settlement reports and corrections. The look is logged.',
    limit,
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 200: DifferenceCase },
    errors: staffErrors,
  },
  explainDifference: {
    summary: 'Explains a difference that needs no entry in the books, or opens an explained one again.',
    limit: actLimit,
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ state: oneOf(['explained', 'open']), reason: Reason }, closed),
    reply: { 200: DifferenceCase },
    errors: [...staffErrors, 'difference_moved', 'correction_open'],
  },
  askCorrection: {
    summary:
      'Asks for an entry that moves gold between clearing and another account of the house. Nothing moves until a colleague confirms.',
    limit: actLimit,
    params: IdParams,
    query: NoQuery,
    body: Type.Object(
      {
        debit: oneOf(correctionAccounts),
        credit: oneOf(correctionAccounts),
        gold: Type.Number({ exclusiveMinimum: 0, maximum: 100_000, multipleOf: 0.01 }),
        reason: Reason,
      },
      closed,
    ),
    reply: { 200: DifferenceCase },
    errors: [...staffErrors, 'staff_step_up', 'difference_moved', 'correction_open', 'correction_accounts'],
  },
  decideCorrection: {
    summary: 'Confirms a colleague’s correction, which books it, or refuses it; who asked may only take it back.',
    limit: actLimit,
    params: IdParams,
    query: NoQuery,
    body: Type.Object({ correction: Type.Integer({ minimum: 1 }), confirm: Type.Boolean(), reason: Reason }, closed),
    reply: { 200: DifferenceCase },
    errors: [...staffErrors, 'staff_step_up', 'difference_moved', 'staff_second_person'],
  },
  downloadDifferences: {
    summary: 'The newest 5,000 differences of a part of the list as a CSV file. The download is logged.',
    limit: { max: 30, seconds: 600 },
    params: Type.Object({ show: oneOf(differenceLists) }, closed),
    query: NoQuery,
    body: null,
    reply: { 200: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: 'text/csv' }) },
    errors: [...staffErrors, 'differences_empty'],
  },
  listSettlements: {
    summary: 'Imported settlement reports, newest first.',
    limit,
    params: NoParams,
    query: PageQuery,
    body: null,
    reply: { 200: Settlements },
    errors: staffErrors,
  },
  importSettlement: {
    summary:
      'Imports a settlement report of a provider: Stripe’s itemised balance report, PayPal’s settlement report, WeChat Pay’s trade bill. Its fees are booked, its lines compared with our orders. The same report again changes nothing; a report with a wrong line is not imported.',
    limit: { max: 30, seconds: 600 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object(
      {
        gateway: oneOf(gateways),
        name: described('Name of the file.', Type.String({ minLength: 1, maxLength: 120 })),
        csv: described('Its text.', Type.String({ minLength: 1, maxLength: 3_500_000 })),
      },
      closed,
    ),
    reply: { 200: SettlementImport },
    errors: [...staffErrors, 'staff_step_up', 'settlement_too_large', 'settlement_column', 'settlement_empty'],
  },
} as const satisfies EndpointSchemas;

export const reconciliationContract = define(
  {
    listDifferences,
    getDifference,
    explainDifference,
    askCorrection,
    decideCorrection,
    downloadDifferences,
    listSettlements,
    importSettlement,
  },
  reconciliationSchemas,
);
