import type Stripe from 'stripe';

/** True for an answer that says no; false where Stripe could not be reached or failed. */
export function isRefusal(error: unknown): error is Stripe.errors.StripeError {
  if (!(error instanceof Error && 'rawType' in error && 'statusCode' in error) || isKeyReused(error)) return false;
  return error.statusCode === 400 || error.statusCode === 402;
}

/** True where the idempotency key was used with other parameters: it says nothing about the refund itself. */
export function isKeyReused(error: unknown): boolean {
  return error instanceof Error && 'rawType' in error && error.rawType === 'idempotency_error';
}
