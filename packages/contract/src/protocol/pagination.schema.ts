import Type, { type TSchema } from 'typebox';

/** Query of every list: the first page without `max_id`, the next with the one that the page before answered. */
export const PageQuery = Type.Object(
  { max_id: Type.Optional(Type.Integer({ minimum: -1 })) },
  { additionalProperties: false },
);

/** Place in a list that the specification pages by `page`: either name takes the `max_id` of the page before. */
export const pagePlace = {
  page: Type.Optional(Type.Integer({ minimum: -1 })),
  max_id: Type.Optional(Type.Integer({ minimum: -1 })),
};

/** Answer of every list: -1 as `max_id` ends it. */
export function Page<T extends TSchema>(item: T) {
  return Type.Object({ items: Type.Array(item), max_id: Type.Integer() }, { additionalProperties: false });
}

export const NoParams = Type.Object({}, { additionalProperties: false });

export const NoQuery = Type.Object({}, { additionalProperties: false });

/** An id of a path. */
export const PathId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const IdParams = Type.Object({ id: PathId }, { additionalProperties: false });

export const Done = Type.Object({}, { additionalProperties: false });
