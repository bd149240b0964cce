import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Caller } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { readHasMall } from '../accounts/public.ts';
import { readCountry, type Cards } from '../profiles/public.ts';
import type { StaffGate } from '../translators/public.ts';
import type { GiftCard } from './hooks.ts';
import type { MallSettings } from './mall-settings.ts';
import type { AddressSeal } from './orders/address-seal.ts';

export interface MallContext {
  readonly limits: Limits;
  readonly settings: MallSettings;
  readonly cards: Cards;
  readonly addresses: AddressSeal;
  readonly staff: StaffGate;
  readonly outbox: Outbox;
  cardSaved(db: Db, card: GiftCard): Promise<void>;
}

/** Requires the mall: opened by staff, or by the country of the profile. Throws `forbidden`. */
export async function requireMall(db: Db, caller: Caller, { countries }: MallSettings): Promise<void> {
  if (await readHasMall(db, caller.id)) return;
  const country = await readCountry(db, caller.id);
  if (country === null || !countries.includes(country)) throw refuse('forbidden');
}
