import type { Account, Counter, getMe } from '@peonia/contract/accounts/accounts.ts';
import type { OwnProfile, PrivacySettings } from '@peonia/contract/profiles/own-profile.ts';
import { goldFromCents, type GoldCents } from '@peonia/core/money.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { ownAccount } from './account.sql.ts';

/** What other features know of the member's account, by the hooks of this feature. */
export interface MeSources {
  profile(db: Db, memberId: number, language: Language): Promise<OwnProfile & { avatar: string | null }>;
  counters(db: Db, memberId: number): Promise<Counter>;
  privacy(db: Db, memberId: number): Promise<PrivacySettings>;
  /** Available gold in hundredths. */
  balance(db: Db, memberId: number): Promise<GoldCents>;
  /** USD per gold of this account. */
  rate(db: Db, memberId: number): Promise<number>;
  /** Whether accounts of a country have the mall by configuration. */
  opensMall(country: string | null): boolean;
  /** Whether today's spin of the wheel waits. */
  wheel(db: Db, memberId: number): Promise<boolean>;
  /** URL of an image by its file name. */
  pictureUrl(name: string): string;
}

/** The caller's account. One query per part, all in parallel. */
export async function readMe(
  { db, caller, language, variant }: Pick<Call<typeof getMe>, 'db' | 'caller' | 'language' | 'variant'>,
  parts: MeSources,
): Promise<Account> {
  const [account, profile, counter, privacy, balance, rate, wheel] = await Promise.all([
    ownAccount.one(db, { id: caller.id }),
    parts.profile(db, caller.id, language),
    parts.counters(db, caller.id),
    parts.privacy(db, caller.id),
    parts.balance(db, caller.id),
    parts.rate(db, caller.id),
    parts.wheel(db, caller.id),
  ]);
  const flag = (value: boolean) => (value ? 1 : 0);
  return {
    id: account.id,
    name: account.name,
    avatar: profile.avatar,
    email: account.email,
    phone: account.phone,
    verified: flag(account.verified),
    email_verified: account.email_verified,
    phone_verified: account.phone_verified,
    identified: flag(account.identified),
    balance: goldFromCents(balance),
    vip: flag(account.vip),
    free: flag(account.is_free),
    vip_expired_at: account.vip_until,
    rate,
    trialing: account.trialing,
    is_partner: flag(account.is_partner),
    bd: flag(account.has_mall || parts.opensMall(profile.place?.country ?? null)),
    sound: flag(account.has_sound),
    wheel: flag(wheel),
    language: account.language as Language,
    variant,
    channel: account.channel,
    hi_content: account.hi_content,
    hi_photo: account.hi_photo === null ? null : parts.pictureUrl(account.hi_photo),
    announcement: null,
    counter,
    profile,
    privacy,
  };
}
