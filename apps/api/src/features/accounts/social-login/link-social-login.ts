import type { finishSocial } from '@peonia/contract/accounts/account-social.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Config } from '../../../platform/config.ts';
import { isUniqueViolation, type Database } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/outbox/outbox.ts';
import { accountById } from '../account.sql.ts';
import type { Identity } from './providers/signin-provider.ts';
import { socialName } from './providers/social-providers.ts';
import { upsertSocialLogin } from './social-login.sql.ts';

/** Links a social login to the caller's account and notifies its address. */
export async function linkSocialLogin(
  { params, emit }: Call<typeof finishSocial>,
  { accountId, identity }: { accountId: number; identity: Identity },
  { database, config, nudge }: { database: Database; config: Config; nudge(): void },
): Promise<void> {
  await database
    .transaction(async (db) => {
      await upsertSocialLogin.run(db, { provider: params.provider, subject: identity.subject, account_id: accountId });
      const { name, email, phone, language } = await accountById.one(db, { id: accountId });
      await enqueue(db, 'account.notification', {
        kind: 'social-linked',
        email,
        phone,
        language: language as Language,
        values: { name, provider: socialName(params.provider, config) },
      });
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? refuse('social_taken') : error;
    });
  emit(accountId, 'account.changed', {});
  nudge();
}
