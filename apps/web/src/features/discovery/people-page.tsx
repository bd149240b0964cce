import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { UsersIcon } from '@peonia/ui/icons.tsx';
import { LinkTabs } from '@peonia/ui/link-tabs/link-tabs.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import { PeopleList } from '../social/public.ts';
import { kindTexts, type PeopleKind, peopleKinds } from './people-kinds.ts';
import { usePeople } from './queries.ts';

/** A list of people. On a phone the tabs lead to the other lists; on a wide screen the rail does. */
export function PeoplePage({ kind }: { kind: PeopleKind }) {
  const { t, i18n } = useLingui();
  const list = usePeople(kind);
  const { title, text } = kindTexts[kind];
  return (
    <div className="people-page">
      <PageHead title={i18n._(title)} text={i18n._(text)} />
      <LinkTabs
        className="only-m"
        label={t`Lists of people`}
        tabs={peopleKinds.map((one) => ({ href: `/user/${one}`, label: i18n._(kindTexts[one].tab), current: one === kind }))}
      />
      <PeopleList list={list} label={i18n._(title)} empty={<Nobody kind={kind} />} />
    </div>
  );
}

function Nobody({ kind }: { kind: PeopleKind }) {
  const others = kind === 'latest' ? 'recommend' : 'latest';
  return (
    <EmptyState
      level={2}
      icon={<UsersIcon />}
      title={kind === 'online' ? <Trans>Nobody is online right now</Trans> : <Trans>Nobody is here yet</Trans>}
      text={kind === 'online' ? <Trans>It is night somewhere. People answer when their day begins.</Trans> : <Trans>New members appear here as soon as they have a photo.</Trans>}
      action={
        <Button href={`/user/${others}`}>{others === 'latest' ? <Trans>See the newest members</Trans> : <Trans>See recommended people</Trans>}</Button>
      }
    />
  );
}
