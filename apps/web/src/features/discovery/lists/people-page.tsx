import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import type { ReactNode } from 'react';
import { useRouteData } from '../../../platform/router/use-route-data.ts';
import { PeopleList } from '../../social/people/people-list.tsx';
import { PeopleFrame } from './people-frame.tsx';
import { kindTexts, type PeopleKind } from './people-kinds.ts';
import { usePeople } from './queries.ts';
import { reasonsOf } from './reasons.tsx';

/** Page of a list of people; its route's data is the kind of list. */
export default function PeoplePage() {
  const kind = useRouteData<PeopleKind>();
  return <People key={kind} kind={kind} />;
}

function People({ kind }: { kind: PeopleKind }) {
  const { i18n } = useLingui();
  const list = usePeople(kind);
  return (
    <PeopleFrame kind={kind}>
      <PeopleList list={list} label={i18n._(kindTexts[kind].title)} empty={<Nobody kind={kind} />} note={reasonsOf} />
    </PeopleFrame>
  );
}

function Nobody({ kind }: { kind: PeopleKind }) {
  const others = kind === 'latest' ? 'recommend' : 'latest';
  const titles: { readonly [one in PeopleKind]?: ReactNode } = {
    online: <Trans>No one is online right now</Trans>,
    birthday: <Trans>No birthdays coming up</Trans>,
  };
  const texts: { readonly [one in PeopleKind]?: ReactNode } = {
    online: <Trans>It is night somewhere. People answer when their day begins.</Trans>,
    birthday: <Trans>Come back tomorrow: the list looks a week ahead.</Trans>,
    hottest: <Trans>Members with many likes and visits this week appear here.</Trans>,
  };
  return (
    <EmptyState
      level={2}
      icon={<UsersIcon />}
      title={titles[kind] ?? <Trans>No one here yet</Trans>}
      text={texts[kind] ?? <Trans>New members appear here as soon as they have a photo.</Trans>}
      action={
        <Button href={`/user/${others}`}>
          {others === 'latest' ? <Trans>See the newest members</Trans> : <Trans>See recommended people</Trans>}
        </Button>
      }
    />
  );
}
