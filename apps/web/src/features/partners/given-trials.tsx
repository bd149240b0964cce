import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { listGivenTrials, type GivenTrial, type GivenTrials as Trials } from '@peonia/contract/money/membership.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { call } from '../../platform/api/call.ts';
import { ListError } from '../../platform/errors/list-error.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { ListEnd } from '../../platform/paged-list.tsx';
import { usePage } from '../../platform/query.ts';
import { Link } from '../../platform/router/link.tsx';
import { useMe } from '../../platform/session/session.ts';
import * as css from './earnings/earnings.module.css';

/** The VIP trials that a partner gave: to whom, and when they end. */
export function GivenTrials() {
  const { t } = useLingui();
  const me = useMe();
  const trials = usePage<GivenTrial, Trials>(['given-trials', me?.id], (max_id, signal) =>
    call(listGivenTrials, { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
  const [newest] = trials.pages;
  return (
    <Card pad edge as="section" className="stack">
      <CardHead title={<Trans>Trials you gave</Trans>} />
      {newest !== undefined ? (
        <>
          <p className="muted">
            <Plural
              value={newest.left}
              _0="You have given all trials of this month."
              one="You can give # more trial this month: in the menu of a profile, under “Give VIP”."
              other="You can give # more trials this month: in the menu of a profile, under “Give VIP”."
            />
          </p>
          <ul className={css.lines}>
            {trials.items.map((trial) => (
              <TrialRow key={trial.id} trial={trial} />
            ))}
          </ul>
          <ListEnd list={trials} problem={<Trans>More trials could not be loaded.</Trans>} />
        </>
      ) : trials.error === null ? (
        <Loading label={t`Loading`} shape="row" count={2} />
      ) : (
        <ListError error={trials.error} isCompact onRetry={trials.reload} />
      )}
    </Card>
  );
}

function TrialRow({ trial: { user, created_at, ends_on, is_running } }: { trial: GivenTrial }) {
  const { language } = useLanguage();
  const given = formatDate(language, new Date(created_at), 'medium');
  const end = formatDate(language, new Date(`${ends_on}T00:00:00Z`), 'medium', 'UTC');
  return (
    <li>
      <div>
        {user === null ? (
          <b>
            <Trans>A member you cannot see any more</Trans>
          </b>
        ) : (
          <Link href={`/profile/${user.user_id}`} className="link">
            <b>{user.name}</b>
          </Link>
        )}
        <time className="small muted" dateTime={created_at}>
          <Trans>Given on {given}</Trans>
        </time>
      </div>
      <div>
        <span className="small muted">{is_running ? <Trans>Until {end}</Trans> : <Trans>Over</Trans>}</span>
      </div>
    </li>
  );
}
