import { useLingui } from '@lingui/react/macro';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { LinkTabs } from '@peonia/ui/link-tabs/link-tabs.tsx';
import { useSignedIn } from '../../platform/session/session.ts';
import { kindTexts, type PeopleKind, peopleKinds } from './lists/people-kinds.ts';

/** Tabs of the pages on which members meet; encounters are for members. */
export function MeetTabs({ current }: { current: PeopleKind | 'encounter' | 'search' }) {
  const { t, i18n } = useLingui();
  const isMember = useSignedIn();
  const encounters = { href: '/encounter', label: t`Encounters`, current: current === 'encounter' };
  const lists = peopleKinds.map((one) => ({
    href: `/user/${one}`,
    label: i18n._(kindTexts[one].tab),
    current: one === current,
  }));
  const search = { href: '/user/search', label: t`Search`, icon: <SearchIcon />, current: current === 'search' };
  return <LinkTabs label={t`Meet`} tabs={[...(isMember ? [encounters] : []), ...lists, search]} />;
}
