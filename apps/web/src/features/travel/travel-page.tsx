import { Trans, useLingui } from '@lingui/react/macro';
import type { TravelRow } from '@peonia/contract/travel/travel.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { PlaneIcon } from '@peonia/ui/icons/plane.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../platform/errors/list-error.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { useNavigate } from '../../platform/router/hooks.ts';
import { Link } from '../../platform/router/link.tsx';
import { localePath } from '../../platform/router/local-path.ts';
import { useTravel } from './queries.ts';
import { SafetyAdvice } from './safety-advice.tsx';
import { ConsentPill, StatePill } from './state-pill.tsx';
import { TravelForm } from './travel-form.tsx';
import * as css from './travel.module.css';

/** The form of a new request, and the requests of the member. */
export default function TravelPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data, error, refetch } = useTravel();
  const openPaid = async () => {
    const { data: now } = await refetch();
    const paid = now?.draft === null ? now.items.find(isOpen) : undefined;
    if (paid !== undefined) void navigate(localePath(`/travel/${paid.id}`));
  };
  const open = data?.items.find(isOpen);
  return (
    <>
      <PageHead
        title={<Trans>Travel and meet</Trans>}
        text={<Trans>We plan your journey to somebody you know from here, once they have said yes.</Trans>}
        back="/home"
      />
      {data === undefined ? (
        error === null ? (
          <Loading label={t`Loading`} shape="card" count={2} />
        ) : (
          <ListError error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <>
          {data.items.length === 0 ? null : <Requests items={data.items} />}
          {open === undefined ? (
            <TravelForm draft={data.draft} onPaymentClosed={() => void openPaid()} />
          ) : (
            <div className="stack cards">
              <Note tone="info" icon={<PlaneIcon />}>
                <Trans>One request at a time: you can begin another when this one is closed or cancelled.</Trans>
              </Note>
              <SafetyAdvice />
            </div>
          )}
        </>
      )}
    </>
  );
}

function isOpen({ role, state }: TravelRow): boolean {
  return role === 'traveller' && state !== 'closed' && state !== 'cancelled';
}

function Requests({ items }: { items: readonly TravelRow[] }) {
  const { t } = useLingui();
  return (
    <ul className={css.requests} aria-label={t`Travel requests`}>
      {items.map((row) => (
        <li key={row.id}>
          <Card edge>
            <RequestLink row={row} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

function RequestLink({ row: { id, role, state, consent, destination, user } }: { row: TravelRow }) {
  const { t } = useLingui();
  const name = user?.name ?? t`Deleted member`;
  return (
    <Link href={`/travel/${id}`} className={css.requestLink}>
      <Avatar name={name} src={user?.avatar ?? undefined} size={44} />
      <span className={css.grow}>
        <b>
          {role === 'traveller' ? (
            <Trans>
              To {destination}, to meet {name}
            </Trans>
          ) : (
            <Trans>
              {name} would like to meet you in {destination}
            </Trans>
          )}
        </b>
        <span className="small muted tabular">
          <Trans context="travel">Request {id}</Trans>
        </span>
      </span>
      {role === 'companion' && state === 'paid' ? <ConsentPill consent={consent} /> : <StatePill state={state} />}
    </Link>
  );
}
