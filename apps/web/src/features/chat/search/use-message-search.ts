import { searchMessages } from '@peonia/contract/chat/message-search.ts';
import { call } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useMinute } from '../../profiles/summary/use-minute.ts';
import { chatKeys } from '../state/chat-keys.ts';
import { isSearchable, sinceOf, type SearchFilters } from './search-filters.ts';

export interface MessageSearch {
  readonly q: string;
  readonly filters: SearchFilters;
  /** Only the conversation with this member; null for all. */
  readonly userId: number | null;
}

/** Messages that match, page by page. Nothing is asked for while there is too little to search for. */
export function useMessageSearch({ q, filters, userId }: MessageSearch) {
  const me = useMe()?.id ?? 0;
  const now = useMinute()?.getTime() ?? 0;
  const { kind, from, period } = filters;
  const since = sinceOf(period, now);
  const query = {
    ...(q === '' ? {} : { q }),
    ...(userId === null ? {} : { user_id: userId }),
    ...(kind === null ? {} : { type: kind }),
    ...(from === null ? {} : { from }),
    ...(since === undefined ? {} : { since }),
  };
  return usePage(
    [...chatKeys.searches(me), query],
    (max_id, signal) =>
      call(searchMessages, { query: { ...query, ...(max_id === undefined ? {} : { max_id }) } }, { signal }),
    { enabled: me !== 0 && isSearchable(q, filters) },
  );
}
