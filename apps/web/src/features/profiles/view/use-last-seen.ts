import { useLingui } from '@lingui/react/macro';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';

/** When a member was last seen, as far as their privacy settings allow. */
export function useLastSeen(seen: Profile['last_seen']): string | null {
  const { t } = useLingui();
  if (seen === null) return null;
  return { day: t`Active today`, week: t`Active this week`, month: t`Active this month` }[seen];
}
