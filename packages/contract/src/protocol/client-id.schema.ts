import Type from 'typebox';
import { described } from './described.ts';

/** The specification has no id in these calls: without one each call is an act of its own. */
export const OptionalClientId = Type.Optional(
  described(
    'Id that the client gives the act: sent twice, it happens once. Without it each call is an act of its own.',
    Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' }),
  ),
);
