import type { Message } from '@peonia/contract/chat/chat.ts';
import {
  getTranslationOrder,
  quoteTranslation,
  type TranslationOrder,
  type TranslationQuote,
} from '@peonia/contract/translation/translators.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/query.ts';
import { useMe } from '../../../platform/session/session.ts';

/** The key changes with the message's translation. */
function orderKey(myId: number, { id, translation }: Pick<Message, 'id' | 'translation'>) {
  return ['translation-order', myId, id, translation?.kind ?? '', translation?.state ?? ''] as const;
}

/** The translation order of a message, or null. */
export function useOrder(message: Message) {
  const myId = useMe()?.id ?? 0;
  return useQuery({
    queryKey: orderKey(myId, message),
    staleTime: 0,
    queryFn: async ({ signal }): Promise<TranslationOrder | null> =>
      (await call(getTranslationOrder, { params: { id: message.id } }, { signal })).order,
  });
}

/** Stores an order in the cache before the event about its message arrives. */
export function cacheOrder(order: TranslationOrder): void {
  queryClient.setQueriesData(
    { predicate: ({ queryKey }) => queryKey[0] === 'translation-order' && queryKey[2] === order.message_id },
    order,
  );
}

const quoteKey = (myId: number, messageId: number) => ['translation-quote', myId, messageId] as const;

/** Price of a translation. Quotes expire, so each opening requests a new one. */
export function useQuote(messageId: number, isWanted: boolean) {
  const myId = useMe()?.id ?? 0;
  return useQuery<TranslationQuote>({
    queryKey: quoteKey(myId, messageId),
    queryFn: () => call(quoteTranslation, { body: { message_id: messageId } }),
    enabled: isWanted,
    staleTime: 60_000,
    gcTime: 0,
  });
}

export function refetchQuote(messageId: number): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === 'translation-quote' && queryKey[2] === messageId,
  });
}
