import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge } from '@peonia/ui/badge/badge.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { LinkTabs } from '@peonia/ui/link-tabs/link-tabs.tsx';
import { useMe, useSignedIn } from '../../platform/session/session.ts';
import { kindTexts, type PeopleKind, peopleKinds } from './lists/people-kinds.ts';
import { usePeople } from './lists/queries.ts';

/** Tabs of the pages on which members meet; encounters are for members. */
export function MeetTabs({
  current,
  isWaiting = false,
}: {
  current: PeopleKind | 'encounter' | 'search';
  /** Asks for no number of birthdays. */
  isWaiting?: boolean;
}) {
  const { t, i18n } = useLingui();
  const isMember = useSignedIn();
  const encounters = { href: '/encounter', label: t`Encounters`, current: current === 'encounter' };
  const lists = peopleKinds.map((one) => ({
    href: `/user/${one}`,
    label: i18n._(kindTexts[one].tab),
    current: one === current,
    ...(isMember && one === 'birthday' && !isWaiting ? { aside: <BirthdayCount /> } : {}),
  }));
  const search = { href: '/user/search', label: t`Search`, icon: <SearchIcon />, current: current === 'search' };
  return <LinkTabs label={t`Meet`} tabs={[...(isMember ? [encounters] : []), ...lists, search]} />;
}

/** How many others have their birthday today, of the first page of the list. */
function BirthdayCount() {
  const { t } = useLingui();
  const me = useMe();
  const { items } = usePeople('birthday');
  const count = items.filter(({ user_id, reasons }) => user_id !== me?.id && reasons.includes('birthday_today')).length;
  return <Badge count={count} label={t`${plural(count, { one: '# today', other: '# today' })}`} />;
}
