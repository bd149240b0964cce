import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenView } from '@peonia/contract/staff/view-as.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { EyeIcon } from '@peonia/ui/icons/eye.tsx';
import { LinkTabs } from '@peonia/ui/link-tabs/link-tabs.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { isRefusal } from '../../../platform/api/call.ts';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useNavigate, useParams, useSearchParams } from '../../../platform/router/hooks.ts';
import { clockOf, useCountdown } from '../../accounts/form/use-countdown.ts';
import { StaffFrame } from '../staff-frame.tsx';
import { StaffPage } from '../staff-page.tsx';
import { FindProfile } from './find-profile.tsx';
import { useEndView, useView } from './view-queries.ts';
import { ViewedNews } from './viewed-news.tsx';
import { ViewedPeople } from './viewed-people.tsx';
import { ViewedProfile } from './viewed-profile.tsx';
import * as css from './view-as.module.css';

/** The site as a member has it: profiles, news and lists, read only and for a short time. */
export default function ViewPage() {
  const id = Number(useParams()['id']);
  return (
    <StaffFrame current="/staff/members">
      <StaffPage>
        <View key={id} id={id} />
      </StaffPage>
    </StaffFrame>
  );
}

function View({ id }: { id: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = useView(id);
  const seconds = useCountdown(data === undefined ? null : Date.parse(data.until));
  if ((data !== undefined && seconds === 0) || isRefusal(error, 'view_over')) return <Over member={data?.user_id} />;
  if (data === undefined)
    return error === null ? (
      <Loading label={t`Loading`} shape="card" count={2} />
    ) : (
      <ListError error={error} onRetry={() => void refetch()} />
    );
  return (
    <>
      <PageHead title={data.name} />
      <Banner view={data} left={clockOf(seconds)} />
      <Shown view={data} />
    </>
  );
}

function Banner({ view: { id, user_id, name }, left }: { view: OpenView; left: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const { isBusy, end } = useEndView(id);
  const leave = async () => {
    if (!(await end())) return;
    toast.show({ text: t`The view has ended. The member is told.` });
    navigate(`/staff/members/${user_id}`);
  };
  return (
    <section className={css.banner} aria-label={t`View as member`}>
      <EyeIcon />
      <p className="grow">
        <b>
          <Trans>You see the site as {name} sees it</Trans>
        </b>
        <span className="small">
          <Trans>Read only. What you open is logged, and the member is told.</Trans>
        </span>
      </p>
      <span className="tabular" role="timer" aria-label={t`Time left`}>
        {left}
      </span>
      <Button size="sm" variant="line" className={css.end} busy={isBusy} onClick={() => void leave()}>
        <Trans>End the view</Trans>
      </Button>
    </section>
  );
}

const tabs = ['own', 'news', 'people', 'profile'] as const;

function Shown({ view: { id, user_id } }: { view: OpenView }) {
  const { t } = useLingui();
  const search = useSearchParams();
  const tab = tabs.find((one) => one === search.get('show')) ?? 'own';
  const about = Number(search.get('member') ?? '0');
  const href = (show: string) => `/staff/views/${id}?show=${show}`;
  const labels = { own: t`Own profile`, news: t`News`, people: t`People`, profile: t`Another profile` };
  return (
    <>
      <LinkTabs
        label={t`What the member sees`}
        tabs={tabs.map((one) => ({ href: href(one), label: labels[one], current: one === tab }))}
      />
      <div className={css.panel}>
        {tab === 'own' ? <ViewedProfile view={id} id={user_id} isOwn /> : null}
        {tab === 'news' ? <ViewedNews view={id} /> : null}
        {tab === 'people' ? <ViewedPeople view={id} /> : null}
        {tab === 'profile' ? (
          <>
            <FindProfile view={id} about={about} />
            {about > 0 ? <ViewedProfile key={about} view={id} id={about} /> : null}
          </>
        ) : null}
      </div>
    </>
  );
}

function Over({ member }: { member: number | undefined }) {
  return (
    <EmptyState
      level={1}
      icon={<EyeIcon />}
      title={<Trans>This view has ended</Trans>}
      text={<Trans>It lasts a few minutes. Open it again from the page of the member.</Trans>}
      action={
        <Button href={member === undefined ? '/staff/members' : `/staff/members/${member}`}>
          <Trans>Back to the member</Trans>
        </Button>
      }
    />
  );
}
