import { statement } from '../../platform/db/statement.ts';

export const mediaBytes = statement<object, { bytes: number }>(
  'media_bytes',
  'select coalesce(sum(bytes), 0)::bigint as bytes from upload',
);
