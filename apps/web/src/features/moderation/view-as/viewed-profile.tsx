import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { UserIcon } from '@peonia/ui/icons/user.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { isRefusal } from '../../../platform/api/call.ts';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { ProfileFacts } from '../../profiles/view/profile-facts.tsx';
import { useViewedProfile } from './view-queries.ts';
import { ViewedPerson } from './viewed-person.tsx';
import * as css from './view-as.module.css';

/** A profile with what the member of the view may see of it. */
export function ViewedProfile({ view, id, isOwn = false }: { view: number; id: number; isOwn?: boolean }) {
  const { t } = useLingui();
  const { data, error, refetch } = useViewedProfile(view, id);
  if (data !== undefined) return <Shown view={view} profile={data} isOwn={isOwn} />;
  if (isRefusal(error, 'not_found'))
    return (
      <EmptyState
        level={2}
        icon={<UserIcon />}
        title={<Trans>For the member, this profile is not there</Trans>}
        text={<Trans>It is hidden, one of the two has blocked the other, or there is no such member.</Trans>}
      />
    );
  return error === null ? (
    <Loading label={t`Loading`} shape="card" count={1} />
  ) : (
    <ListError error={error} onRetry={() => void refetch()} />
  );
}

function Shown({ view, profile, isOwn }: { view: number; profile: Profile; isOwn: boolean }) {
  return (
    <div className={css.profile}>
      <ViewedPerson view={view} person={profile} />
      <div className="stack">
        {profile.biography === '' ? null : (
          <Card pad edge as="section" aria-labelledby="viewed-words">
            <h2 id="viewed-words" className={css.heading}>
              <Trans>In their words</Trans>
            </h2>
            <p className={css.words} lang={profile.language}>
              {profile.biography}
            </p>
          </Card>
        )}
        <ProfileFacts profile={profile} />
        {isOwn ? null : (
          <p className="small muted">
            {profile.may_message ? (
              <Trans>The member may write here.</Trans>
            ) : (
              <Trans>The member cannot write here at the moment.</Trans>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
