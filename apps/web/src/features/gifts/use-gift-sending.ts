import type { Gift, listGifts } from '@peonia/contract/gifts.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, isRefusal, NetworkError } from '../../platform/api/call.ts';
import { showProblem } from '../../platform/errors/errors.tsx';
import { isPrompted } from '../../platform/prompts/prompt-of.ts';
import { useMe } from '../../platform/session/session.ts';
import { browserStore } from '../../platform/store/browser-store.ts';
import { hasPaidKey } from '../../platform/store/paid-key.ts';
import { openRecharge } from '../payments/open-payment.ts';
import { giftAction, sendGift } from './send-gift.ts';

/** Sends a gift: one request at a time, with its refusal. */
export function useGiftSending(to: number, onSent: () => void) {
  const client = useQueryClient();
  const me = useMe();
  const running = useRef(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const toast = useToast();
  /** The gift whose reply was lost. */
  const unanswered = useRef<string | null>(null);

  /** The conversation shows the gift: it was sent after all. */
  const settle = useEffectEvent(() => {
    if (unanswered.current === null || hasPaidKey(unanswered.current)) return;
    toast.dismiss('network');
    finish();
  });
  useEffect(() => browserStore.subscribe('paidKeys', () => settle()), []);

  function finish() {
    unanswered.current = null;
    // The gift arrives as an event; without a connection the next snapshot contains it.
    void client.invalidateQueries({ queryKey: ['chat'] });
    void client.invalidateQueries({ queryKey: ['gifts'] });
    onSent();
  }

  async function send(gift: Gift, expected: number, note: string) {
    if (me === null || running.current) return;
    running.current = true;
    setSending(true);
    setRefusal(null);
    unanswered.current = null;
    const request = { to, giftId: gift.id, note, expected };
    try {
      await sendGift(me.id, request);
      finish();
    } catch (error) {
      if (error instanceof NetworkError) unanswered.current = giftAction(me.id, request);
      showRefusal(error, gift);
    } finally {
      running.current = false;
      setSending(false);
    }
  }

  function showRefusal(error: unknown, gift: Gift) {
    if (isRefusal(error, 'gold_short')) return openRecharge({ missing: Math.max(1, gift.price - (me?.balance ?? 0)) });
    if (!(error instanceof ApiError) || isPrompted(error)) return showProblem(error);
    const { message: words, price } = error;
    showNewPrice(gift.id, price?.amount ?? 0);
    // Refetches the catalogue for the new price or the removed gift.
    if (isRefusal(error, 'price_changed', 'gift_unknown')) void client.invalidateQueries({ queryKey: ['gifts'] });
    setRefusal(words);
  }

  /** Puts the new price on the button at once. A gift that costs something is not free today any more. */
  function showNewPrice(id: number, price: number) {
    if (price === 0) return;
    client.setQueriesData<ReplyOf<typeof listGifts>>(
      { queryKey: ['gifts', me?.id] },
      (known) =>
        known && { ...known, free_left: 0, items: known.items.map((one) => (one.id === id ? { ...one, price } : one)) },
    );
  }

  return { send, isSending, refusal, clearRefusal: () => setRefusal(null) };
}
