import { Trans, useLingui } from '@lingui/react/macro';
import type {
  MemberRowKind,
  MemberSection,
  StaffMemberPage,
  StaffMemberRow,
} from '@peonia/contract/moderation/members.ts';
import { isPermitted } from '@peonia/contract/staff/staff-permissions.ts';
import { formatDate, formatDateTime } from '@peonia/i18n/format.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { Link } from '../../../platform/router/link.tsx';
import { useStaffSession } from '../staff-session/staff-session-queries.ts';
import { MemberActs } from './member-acts.tsx';
import { rowLabels, sectionLabels, statusLabels } from './member-labels.ts';
import { useStaffMember } from './member-queries.ts';
import { RiskCard } from './risk-card.tsx';
import { rowText } from './row-text.ts';
import { RunByTag } from './run-by-tag.tsx';
import { SimilarCard } from './similar-card.tsx';
import * as css from './members.module.css';

const viewPart = lazyPart(
  async () => (await import('../view-as/open-view-form.tsx')).OpenViewForm,
  'moderation.view-as',
);

interface ViewProps {
  readonly id: number;
  /** Cards of other features, for those who may use them. */
  readonly children?: ReactNode;
}

/** One member as staff see them: sections by role, and what can be done. */
export function MemberView({ id, children }: ViewProps) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useStaffMember(id);
  const roles = useStaffSession()?.roles ?? [];
  const runBy = data?.sections
    .flatMap(({ rows }) => rows)
    .find(({ kind }) => kind === 'run_by' || kind === 'run_by_maybe');
  const View = viewPart.use(isPermitted(roles, 'members.view'));
  return (
    <>
      <PageHead
        title={data?.name ?? <Trans>Member {id}</Trans>}
        text={
          data === undefined ? undefined : (
            <>
              {data.id} · {i18n._(statusLabels[data.status])} ·{' '}
              <Link className="link" href={`/profile/${data.id}`}>
                <Trans>Open the profile</Trans>
              </Link>
              {isPermitted(roles, 'mails.read') ? (
                <>
                  {' '}
                  ·{' '}
                  <Link className="link" href={`/staff/mails?member_id=${data.id}`}>
                    <Trans>Mails to this member</Trans>
                  </Link>
                </>
              ) : null}
              {runBy === undefined ? null : (
                <>
                  {' '}
                  <RunByTag name={runBy.text ?? ''} user_id={runBy.ref ?? 0} declared={runBy.kind === 'run_by'} />
                </>
              )}
            </>
          )
        }
        back="/staff/members"
      />
      {data !== undefined ? (
        <div className={css.page}>
          <div className="stack">
            {data.risk === null ? null : <RiskCard risk={data.risk} />}
            {data.similar === null ? null : (
              <SimilarCard member={data} accounts={data.similar} hasMore={data.similar_more} />
            )}
            <Sections member={data} />
          </div>
          <div className="stack">
            <MemberActs member={data} />
            {View === null || data.status !== 'active' ? null : <View id={data.id} />}
            {children}
          </div>
        </div>
      ) : error !== null ? (
        <ListError error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label={t`Loading`} shape="card" count={2} />
      )}
    </>
  );
}

function Sections({ member }: { member: StaffMemberPage }) {
  const { i18n } = useLingui();
  const empty = member.sections.filter(({ rows }) => rows.length === 0);
  const names = empty.map(({ name }) => i18n._(sectionLabels[name])).join(', ');
  return (
    <div className="stack">
      {member.sections
        .filter(({ rows }) => rows.length > 0)
        .map(({ name, rows, older: hasOlder }) => (
          <Card pad as="section" key={name} aria-labelledby={`member-${name}`}>
            <h2 id={`member-${name}`} className={css.heading}>
              {i18n._(sectionLabels[name])}
            </h2>
            <dl className={css.rows}>
              {rows.map((row) => (
                <Row key={[row.kind, row.ref, row.at, row.text].join()} section={name} row={row} />
              ))}
            </dl>
            {hasOlder ? (
              <p className="small muted">
                <Trans>Only the newest entries are listed.</Trans>
              </p>
            ) : null}
          </Card>
        ))}
      {empty.length === 0 ? null : (
        <p className={`small muted ${css.empty}`}>
          <Trans>No entries: {names}</Trans>
        </p>
      )}
    </div>
  );
}

/** Where a row leads, by its section. */
const pathOf: Readonly<Partial<Record<MemberSection, (ref: number) => string>>> = {
  orders: (id) => `/staff/orders/${id}`,
  travel: (id) => `/staff/travel?case=${id}`,
  tickets: (id) => `/staff/tickets?case=${id}`,
};

/** Rows whose number is a member's. */
const isMember: ReadonlySet<MemberRowKind> = new Set(['run_by', 'run_by_maybe', 'runs']);
const memberPath = (id: number) => `/staff/members/${id}`;

function Row({ section, row: { kind, text, at, until, ref } }: { section: MemberSection; row: StaffMemberRow }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const time = (iso: string) => formatDateTime(language, new Date(iso), 'short');
  const path = ref === null ? undefined : (isMember.has(kind) ? memberPath : pathOf[section])?.(ref);
  const number = ref === null ? null : String(ref);
  const words = [number, rowText(kind, text, language)].filter(Boolean).join(' · ');
  const end = until === null ? null : formatDate(language, new Date(until), 'medium');
  return (
    <div>
      <dt>{i18n._(rowLabels[kind])}</dt>
      <dd>
        {path === undefined ? (
          words
        ) : (
          <Link className="link" href={path}>
            {words}
          </Link>
        )}
        {end === null ? null : (
          <>
            {' '}
            <Trans>until {end}</Trans>
          </>
        )}
      </dd>
      <dd className="tabular tiny muted">{at === null ? null : <time dateTime={at}>{time(at)}</time>}</dd>
    </div>
  );
}
