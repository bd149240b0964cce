import type { Message } from '@peonia/contract/chat.ts';
import {
  getTranslationOrder,
  quoteTranslation,
  type TranslationOrder,
  type TranslationQuote,
} from '@peonia/contract/translators.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/query.ts';
import { useMe } from '../../../platform/session/session.ts';

/** Asked anew when the message shows another translation. */
function orderKey(myId: number, { id, translation }: Pick<Message, 'id' | 'translation'>) {
  return ['translation-order', myId, id, translation?.kind ?? '', translation?.state ?? ''] as const;
}

/** The order of a message, null where nobody has asked for one. */
export function useOrder(message: Message) {
  const myId = useMe()?.id ?? 0;
  return useQuery({
    queryKey: orderKey(myId, message),
    staleTime: 0,
    queryFn: async ({ signal }): Promise<TranslationOrder | null> =>
      (await call(getTranslationOrder, { params: { id: message.id } }, { signal })).order,
  });
}

/** Shows an order as it was answered; the event about the message may still be on its way. */
export function cacheOrder(order: TranslationOrder): void {
  queryClient.setQueriesData(
    { predicate: ({ queryKey }) => queryKey[0] === 'translation-order' && queryKey[2] === order.message_id },
    order,
  );
}

const quoteKey = (myId: number, messageId: number) => ['translation-quote', myId, messageId] as const;

/** What a translation costs now. A price is asked for at each opening, since it holds for a while only. */
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
