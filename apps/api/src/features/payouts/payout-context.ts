import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { MethodSeal } from './method/method-seal.ts';
import type { TaxCountries } from './tax/tax-rule.ts';

/** What the use cases of cash-out need. */
export interface PayoutContext {
  readonly limits: Limits;
  readonly seal: MethodSeal;
  readonly taxCountries: TaxCountries;
  readonly nudge: Outbox['nudge'];
}
