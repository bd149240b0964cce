import type { listConsents as endpoint } from '@peonia/contract/accounts/account-consents.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Call } from '../../../platform/http/call.ts';
import { consentsOf } from './consent.sql.ts';

/** What the caller agreed to, newest first. */
export async function listConsents({ db, caller }: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const rows = await consentsOf.all(db, { member_id: caller.id });
  return {
    items: rows.map(({ document, version, language, way, agreed_at }) => ({
      document,
      version,
      language,
      way,
      agreed_at: agreed_at.toISOString(),
    })),
  };
}
