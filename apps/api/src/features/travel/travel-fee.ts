import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { centsFromGold } from '@peonia/core/money.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { PaymentItem } from '../payments/public.ts';
import { notifySides } from './notify-side.ts';
import { cancelRefunded, draftToPay, payRequest } from './request.sql.ts';

/** The fee of a travel request. The payment's own transaction begins the request, or ends it. */
export function travelFee({ travel_answer_days: answer_days }: Limits): PaymentItem {
  return {
    name: 'travel',
    price: ({ travel_fee }) => centsFromGold(travel_fee),
    check: async (db, member_id, id) => {
      const draft = await draftToPay.first(db, { id, member_id });
      if (draft === undefined) throw refuse('not_found');
      if (!draft.is_whole) throw refuse('travel_incomplete');
    },
    paid: async ({ db }, { id, payer_id, order_id }) => {
      const paid = await payRequest.first(db, { id, member_id: payer_id, order_id, answer_days });
      if (paid === undefined) return false;
      await notifySides(db, paid, 'asked', ['companion']);
      return true;
    },
    refunded: async ({ db }, { id, order_id }) => {
      const ended = await cancelRefunded.first(db, { id, order_id });
      if (ended?.was_open === true) await notifySides(db, ended, 'cancelled', ['traveller', 'companion']);
    },
  };
}
