import { shownTo } from '../privacy/public.ts';

/** SQL condition: lists show the member to the member `:reader`. */
export function isShownToReader(member: string): string {
  const readerVip = '(select v.is_vip from active_account v where v.id = :reader::bigint)';
  return shownTo({ reader: ':reader', readerVip, member });
}
