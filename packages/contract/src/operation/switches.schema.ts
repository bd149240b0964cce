import Type from 'typebox';
import { nullable, oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { LanguageCode } from '../protocol/language-code.schema.ts';
import { languageCodes } from '../protocol/language-code.ts';
import { NoParams, NoQuery } from '../protocol/pagination.schema.ts';
import { Reason } from '../protocol/reason.schema.ts';
import { switchNames } from '../protocol/switch-names.ts';
import { staffErrors } from '../staff/staff-errors.ts';
import { changeSwitch, getServiceStatus, listSwitches, previewSwitch, switchAudiences } from './switches.ts';

const closed = { additionalProperties: false } as const;

/** What maintenance says in one language. Languages without one show the default text. */
const SwitchText = Type.Object(
  { language: LanguageCode, text: Type.String({ minLength: 1, maxLength: 1_000 }) },
  closed,
);

const aim = {
  is_on: Type.Boolean(),
  audience: oneOf(switchAudiences),
  /** 0 to 100; counts with the audience `percent` only. */
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Roles, numbers of members or ISO 3166 alpha-2 codes, as the audience says. */
  audience_values: Type.Array(Type.String({ minLength: 1, maxLength: 20 }), { maxItems: 500, uniqueItems: true }),
} as const;

export const SwitchAim = Type.Object(aim, closed);

const settings = {
  ...aim,
  texts: Type.Array(SwitchText, { maxItems: languageCodes.length }),
  /** When the change ends by itself; of maintenance the announced end, which ends nothing. */
  until: nullable(Type.String()),
} as const;

export const SwitchChange = Type.Object(
  {
    ...settings,
    until: nullable(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,3})?)?Z$' })),
    reason: Reason,
    seen: described(
      '`changed_at` of the switch as the reader saw it; null for one that was never changed.',
      nullable(Type.String()),
    ),
  },
  closed,
);

export const SwitchRow = Type.Object(
  {
    name: oneOf(switchNames),
    ...settings,
    is_expired: described(
      'Whether it is past `until`, so that the normal state is back. Never of maintenance.',
      Type.Boolean(),
    ),
    reason: nullable(Type.String()),
    changed_by: nullable(Type.String()),
    changed_at: nullable(Type.String()),
  },
  closed,
);

export const SwitchReach = Type.Object(
  {
    members: described('Active members for whom the feature is on, or whom the stop reaches.', Type.Integer()),
    total: Type.Integer(),
    unknown: described(
      'Members that the audience names and that do not exist or are not active.',
      Type.Array(Type.String()),
    ),
  },
  closed,
);

export const ServiceStatus = Type.Object(
  {
    maintenance: nullable(
      Type.Object({ title: Type.String(), text: Type.String(), until: nullable(Type.String()) }, closed),
    ),
  },
  closed,
);

const NameParams = Type.Object({ name: oneOf(switchNames) }, closed);

export const switchesSchemas = {
  getServiceStatus: {
    summary: 'Whether the site is under maintenance, with the text of the operators. Costs no statement.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: ServiceStatus },
    errors: [],
  },
  listSwitches: {
    summary: 'Every switch with its state, audience, end, and who changed it last, when and why.',
    limit: { max: 240, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 200: Type.Object({ items: Type.Array(SwitchRow) }, closed) },
    errors: staffErrors,
  },
  changeSwitch: {
    summary: 'Sets a switch, with a reason for the audit log. All processes follow within 5 seconds.',
    limit: { max: 60, seconds: 60 },
    params: NameParams,
    query: NoQuery,
    body: SwitchChange,
    reply: { 200: Type.Object({ items: Type.Array(SwitchRow) }, closed) },
    errors: [...staffErrors, 'switch_moved', 'switch_audience', 'switch_until', 'input_invalid'],
  },
  previewSwitch: {
    summary: 'How many active members an audience reaches. Changes nothing.',
    limit: { max: 120, seconds: 60 },
    params: NameParams,
    query: NoQuery,
    body: SwitchAim,
    reply: { 200: SwitchReach },
    errors: [...staffErrors, 'switch_audience'],
  },
} as const satisfies EndpointSchemas;

export const switchesContract = define(
  { getServiceStatus, listSwitches, changeSwitch, previewSwitch },
  switchesSchemas,
);
