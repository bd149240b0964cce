import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { UsersIcon } from '@peonia/ui/icons.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { usePeople } from '../../features/discovery/public.ts';
import { PeopleGrid } from '../../features/social/public.ts';
import { Link } from '../../platform/link.tsx';
import { useMe } from '../../platform/session/session.ts';

const MOST = 9;

/** Who has just joined, three to a row. */
export function NewestPeople() {
  const { t } = useLingui();
  const me = useMe();
  const { items, isPending } = usePeople('latest');
  const people = items.filter(({ user_id }) => user_id !== me?.id).slice(0, MOST);
  return (
    <section className="home-newest" aria-labelledby="newest">
      <div className="home-newest-head">
        <h2 id="newest">
          <Trans>Newest members</Trans>
        </h2>
        <Link className="link" href="/user/latest">
          <Trans>See all</Trans>
        </Link>
      </div>
      {isPending ? <Loading label={t`Loading`} shape="person" count={3} /> : null}
      {!isPending && people.length > 0 ? <PeopleGrid people={people} label={t`Newest members`} /> : null}
      {!isPending && people.length === 0 ? (
        <EmptyState
          icon={<UsersIcon />}
          title={<Trans>Nobody else is here yet</Trans>}
          text={<Trans>New members appear here as soon as they have a photo.</Trans>}
          action={me === null ? null : <CompleteButton />}
        />
      ) : null}
    </section>
  );
}

function CompleteButton() {
  return (
    <Button href="/me">
      <Trans>Complete your profile</Trans>
    </Button>
  );
}
