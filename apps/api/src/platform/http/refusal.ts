import type { ChangedPrice } from '@peonia/contract/protocol/changed-price.ts';
import { errors, type ErrorEntry, type ErrorName } from '@peonia/contract/protocol/errors.ts';

/** A refusal from the catalogue, thrown anywhere below a route; the route replies `{code, message, request_id}`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly entry: ErrorEntry;
  readonly reason: ErrorName;
  readonly values: Readonly<Record<string, string | number>>;
  /** Wrong fields of a form, each once; empty where it is no matter of fields. */
  readonly fields: readonly string[];
  /** Of `price_changed`: the price that holds now. */
  readonly price: ChangedPrice | null;

  constructor(
    reason: ErrorName,
    values: Readonly<Record<string, string | number>> = {},
    price: ChangedPrice | null = null,
    fields: readonly string[] = [],
  ) {
    super(errors[reason].message);
    this.reason = reason;
    this.entry = errors[reason];
    this.values = values;
    this.price = price;
    this.fields = fields;
  }

  /** The same refusal with the names of all wrong fields. */
  naming(fields: readonly string[]): Refusal {
    return new Refusal(this.reason, this.values, this.price, [...new Set(fields)]);
  }
}

/**
 * `throw refuse('name_taken')`; `values` fill the placeholders of the message. `price_changed` needs a price:
 * `refusePrice`.
 */
export function refuse<R extends ErrorName>(
  reason: R & ([R] extends ['price_changed'] ? never : unknown),
  values?: Readonly<Record<string, string | number>>,
): Refusal {
  return new Refusal(reason, values);
}

/** `price_changed` with the price that holds now, for a purchase at another one. */
export function refusePrice(price: ChangedPrice): Refusal {
  return new Refusal('price_changed', {}, price);
}
