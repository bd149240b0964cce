import { useLingui } from '@lingui/react/macro';
import { LinkTabs } from '@peonia/ui/link-tabs/link-tabs.tsx';
import { useSignedIn } from '../../../platform/session/session.ts';
import { kindTexts, type PeopleKind, peopleKinds } from './people-kinds.ts';

/** Tabs of the lists of people on phones; members see their encounters first. */
export function PeopleTabs({ current }: { current: PeopleKind | 'encounter' }) {
  const { t, i18n } = useLingui();
  const isMember = useSignedIn();
  const encounters = { href: '/encounter', label: t`Encounters`, current: current === 'encounter' };
  return (
    <LinkTabs
      className="phone-only"
      label={t`Lists of people`}
      tabs={[
        ...(isMember ? [encounters] : []),
        ...peopleKinds.map((one) => ({
          href: `/user/${one}`,
          label: i18n._(kindTexts[one].tab),
          current: one === current,
        })),
      ]}
    />
  );
}
