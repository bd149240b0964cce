import Type from 'typebox';
import { oneOf } from '../protocol/choice.schema.ts';
import { described } from '../protocol/described.ts';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { Done, IdParams, NoParams, NoQuery } from '../protocol/pagination.schema.ts';
import { deleteView, saveView, viewedPages } from './saved-views.ts';
import { staffErrors } from './staff-errors.ts';

const closed = { additionalProperties: false } as const;

const Name = described('As the one who saved it calls it.', Type.String({ minLength: 1, maxLength: 40 }));
const Filters = described(
  'Filters and order, as they stand in the address of the page, without the question mark.',
  Type.String({ minLength: 3, maxLength: 300, pattern: '^[a-z_]+=[^&=#?]+(&[a-z_]+=[^&=#?]+)*$' }),
);
const page = described('Last part of the address of the page.', oneOf(viewedPages));
const is_default = described('Whether the page opens with it.', Type.Boolean());

export const SavedView = Type.Object({ id: Type.Integer(), page, name: Name, query: Filters, is_default }, closed);

export const savedViewSchemas = {
  saveView: {
    summary:
      'Saves filters of a table of the staff under a name, for the caller alone. One of the same name is replaced; of the default views of a page the last one stays.',
    limit: { max: 60, seconds: 60 },
    params: NoParams,
    query: NoQuery,
    body: Type.Object({ page, name: Name, query: Filters, is_default }, closed),
    reply: { 200: SavedView },
    errors: ['session_over', 'not_found', 'staff_locked', 'staff_factor_missing', 'input_invalid', 'saved_views_full'],
  },
  deleteView: {
    summary: 'Deletes a saved view of the caller. Deleting it again does nothing.',
    limit: { max: 60, seconds: 60 },
    params: IdParams,
    query: NoQuery,
    body: null,
    reply: { 204: Done },
    errors: staffErrors,
  },
} as const satisfies EndpointSchemas;

export const savedViewContract = define({ saveView, deleteView }, savedViewSchemas);
