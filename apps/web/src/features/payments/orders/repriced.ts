import type { PaymentChoice } from './payment-record.ts';

/** A choice that was refused at the price that was shown, with the price that holds now. */
export interface Repriced {
  readonly choice: PaymentChoice;
  readonly price: PaymentChoice['price'];
}

/** The choice at the price of its refusal, as long as the loaded prices still state the refused one. */
export function atNewPrice(choice: PaymentChoice, repriced: Repriced | null): PaymentChoice {
  if (repriced === null || !isSameOffer(choice, repriced.choice)) return choice;
  return { ...choice, price: repriced.price };
}

function isSameOffer(one: PaymentChoice, other: PaymentChoice): boolean {
  return (
    one.gold === other.gold &&
    one.month === other.month &&
    one.item?.id === other.item?.id &&
    one.target?.user_id === other.target?.user_id &&
    one.price.amount === other.price.amount &&
    one.price.currency === other.price.currency
  );
}
