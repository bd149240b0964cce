import type { Gift } from '@peonia/contract/gifts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, isRefusal } from '../../platform/api/call.ts';
import { showProblem } from '../../platform/errors.tsx';
import { useMe } from '../../platform/session/session.ts';
import { openRecharge } from '../payments/public.ts';
import { sendGift } from './send-gift.ts';

/** Where a gift is on its way, and why it was not taken. One press at a time. */
export function useGiftSending(to: number, onSent: () => void) {
  const client = useQueryClient();
  const me = useMe();
  const running = useRef(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send(gift: Gift, expected: number, note: string) {
    if (me === null || running.current) return;
    running.current = true;
    setSending(true);
    setRefusal(null);
    try {
      await sendGift(me.id, { to, giftId: gift.id, note, expected });
      // The gift itself comes as an event; without a live connection the next snapshot brings it.
      void client.invalidateQueries({ queryKey: ['chat'] });
      void client.invalidateQueries({ queryKey: ['gifts'] });
      onSent();
    } catch (error) {
      tell(error, gift);
    } finally {
      running.current = false;
      setSending(false);
    }
  }

  function tell(error: unknown, gift: Gift) {
    if (isRefusal(error, 'gold_short')) return openRecharge({ missing: Math.max(1, gift.price - (me?.balance ?? 0)) });
    if (!(error instanceof ApiError)) return showProblem(error);
    const words = error.message;
    if (isRefusal(error, 'payment_locked', 'conversations_used_up')) return showProblem(error);
    // The new price, or that a gift has gone, shows in the catalogue behind the words.
    if (isRefusal(error, 'price_changed', 'gift_unknown')) void client.invalidateQueries({ queryKey: ['gifts'] });
    setRefusal(words);
  }

  return { send, isSending, refusal, clearRefusal: () => setRefusal(null) };
}
