import { Trans } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { SlidersHorizontalIcon } from '@peonia/ui/icons/sliders-horizontal.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import type { ReactNode } from 'react';
import { MeanwhileLists } from './meanwhile-lists.tsx';
import type { PeopleKind } from './people-kinds.ts';
import * as css from './meanwhile-lists.module.css';

/** Empty state of a list without filters, with others to look at. */
export function Nobody({ kind }: { kind: PeopleKind }) {
  const { birthday_days: days } = limits;
  const others = kind === 'latest' ? 'recommend' : 'latest';
  const titles: { readonly [one in PeopleKind]?: ReactNode } = {
    online: <Trans>No one is online right now</Trans>,
    birthday: <Trans>No birthdays coming up</Trans>,
  };
  const texts: { readonly [one in PeopleKind]?: ReactNode } = {
    online: <Trans>Say hi to someone who was active today. They will read it when they are back.</Trans>,
    birthday: <Trans>Come back tomorrow: the list looks {days} days ahead.</Trans>,
    hottest: <Trans>Members with many likes and visits this week appear here.</Trans>,
  };
  return (
    <>
      <EmptyState
        className={css.before}
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
      <MeanwhileLists instead={kind} />
    </>
  );
}

/** Empty state of a list whose filters leave nobody. */
export function NobodyMatches({ kind, onDrop }: { kind: PeopleKind | 'encounter'; onDrop: () => void }) {
  return (
    <>
      <EmptyState
        className={css.before}
        level={2}
        icon={<SlidersHorizontalIcon />}
        title={
          kind === 'online' ? (
            <Trans>No one online matches your filters</Trans>
          ) : kind === 'encounter' ? (
            <Trans>No one left today matches your filters</Trans>
          ) : (
            <Trans>No one here matches your filters</Trans>
          )
        }
        text={<Trans>Without them there may be people to meet.</Trans>}
        action={
          <Button onClick={onDrop}>
            <Trans>Drop the filters</Trans>
          </Button>
        }
      />
      <MeanwhileLists instead={kind} />
    </>
  );
}
