import { errors, type ErrorEntry, type ErrorName } from '@peonia/contract/protocol/errors.ts';

/** A refusal from the catalogue, thrown anywhere below a route; the route replies `{code, message, request_id}`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly entry: ErrorEntry;
  readonly reason: ErrorName;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(reason: ErrorName, values: Readonly<Record<string, string | number>> = {}) {
    super(errors[reason].message);
    this.reason = reason;
    this.entry = errors[reason];
    this.values = values;
  }
}

/** `throw refuse('name_taken')`; `values` fill the placeholders of the message. */
export function refuse(reason: ErrorName, values?: Readonly<Record<string, string | number>>): Refusal {
  return new Refusal(reason, values);
}
