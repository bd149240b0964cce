import { useLingui } from '@lingui/react/macro';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';

/** When a member was last seen, as far as their privacy settings allow. */
export function useLastSeen(seen: Profile['last_seen']): string | null {
  const { t } = useLingui();
  if (seen === null) return null;
  return { day: t`here today`, week: t`here this week`, month: t`here this month` }[seen];
}
