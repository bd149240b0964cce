import type { Account, getMe } from '@peonia/contract/accounts/accounts.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Context } from '../../platform/feature.ts';
import type { Call } from '../../platform/http/call.ts';
import { counterColumns, counterRows, type Counters } from './counters.ts';
import {
  opensMall,
  ownAnnouncement,
  ownBalance,
  ownDuePages,
  ownPrivacy,
  ownProfile,
  ownRate,
  ownSwitches,
  ownWheel,
  pictureUrl,
} from './hooks.ts';
import { meStatement } from './me.sql.ts';

type MeCall = Pick<Call<typeof getMe>, 'db' | 'caller' | 'language' | 'variant' | 'afterCommit'>;

/** Opens the read of the caller's account: one statement, composed of the parts of the features. */
export function openMe(context: Context, counters: Counters): (call: MeCall) => Promise<Account> {
  const parts = {
    profile: context.use(ownProfile),
    privacy: context.use(ownPrivacy),
    balance: context.use(ownBalance),
    rate: context.use(ownRate),
    wheel: context.use(ownWheel),
  };
  const account = meStatement(
    {
      profile: parts.profile.sql,
      privacy: parts.privacy.sql,
      balance: parts.balance.sql,
      rate: parts.rate.sql,
      wheel: parts.wheel.sql,
    },
    counterColumns(counters),
    counterRows(counters),
  );
  const hasMall = context.use(opensMall);
  const photoUrl = context.use(pictureUrl);
  const switchesOf = context.use(ownSwitches);
  const announcementFor = context.use(ownAnnouncement);
  const dueFor = context.use(ownDuePages);
  return async ({ db, caller, language, variant, afterCommit }) => {
    const row = await account.one(db, { reader: caller.id, language });
    afterCommit(() => parts.profile.afterRead(row.profile, db, caller.id));
    const profile = parts.profile.present(row.profile);
    const country = profile.place?.country ?? null;
    const { vip, created_at, read_announcements: read } = row;
    return {
      id: row.id,
      name: row.name,
      avatar: profile.avatar,
      email: row.email,
      phone: row.phone,
      verified: flag(row.verified),
      email_verified: row.email_verified,
      phone_verified: row.phone_verified,
      identified: flag(row.identified),
      balance: goldFromCents(parts.balance.present(row.balance)),
      vip: flag(row.vip),
      free: flag(row.is_free),
      vip_expired_at: row.vip_until,
      rate: parts.rate.present(row.rate),
      trialing: row.trialing,
      is_partner: flag(row.is_partner),
      staff: row.is_staff,
      bd: flag(row.has_mall || hasMall(country)),
      sound: flag(row.has_sound),
      wheel: flag(parts.wheel.present(row.wheel)),
      language: row.language as Language,
      variant,
      channel: row.channel,
      hi_content: row.hi_content,
      hi_photo: row.hi_photo === null ? null : photoUrl(row.hi_photo),
      announcement: await announcementFor({ vip, country, created_at, read }, language),
      must_agree: dueFor({ terms: row.agreed_terms, policy: row.agreed_policy }),
      off: switchesOf(caller),
      counter: {
        likeme: row.likeme,
        message: row.message,
        request: row.request,
        notification: row.notification,
        order: row.order,
      },
      profile,
      privacy: parts.privacy.present(row.privacy),
    };
  };
}

const flag = (value: boolean) => (value ? 1 : 0);
