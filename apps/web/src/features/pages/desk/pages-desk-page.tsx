import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '@peonia/i18n/format.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { InfoIcon } from '@peonia/ui/icons/info.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useSearchParams } from '../../../platform/router/hooks.ts';
import { StaffFrame } from '../../moderation/staff-frame.tsx';
import { StaffPage } from '../../moderation/staff-page.tsx';
import { StaffQueue } from '../../moderation/staff-queue/staff-queue.tsx';
import { pageFrom, useStaffPages } from './desk-queries.ts';
import { pageLabels } from './page-labels.ts';
import { PageSummary } from './page-summary.tsx';

/** The written pages with their running version, and the selected one with its history. */
export default function PagesDeskPage() {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const list = useStaffPages();
  const named = pageFrom(useSearchParams().get('page') ?? undefined);
  const initial = list.items.find(({ name }) => name === named)?.id ?? null;
  const total = languages.length;
  const dayOf = (at: string) => formatDate(language, new Date(at), 'short');
  return (
    <StaffFrame current="/staff/pages">
      <StaffPage>
        <PageHead
          title={<Trans>Pages</Trans>}
          text={<Trans>Readers get a new version at once, or from the day that you choose.</Trans>}
        />
        <StaffQueue
          key={initial}
          label={t`Pages`}
          list={list}
          initialId={initial}
          renderRow={({ name, version, effective_at, planned_at, draft_languages }) => ({
            title: i18n._(pageLabels[name]),
            text: planned_at === null ? t`Version ${version}` : t`Version ${version}, next on ${dayOf(planned_at)}`,
            ...(draft_languages === null ? {} : { facts: t`Draft: ${draft_languages} of ${total} languages` }),
            since: '',
            aside: <span className="tiny">{effective_at === null ? '' : dayOf(effective_at)}</span>,
          })}
          empty={<EmptyState level={2} icon={<InfoIcon />} title={<Trans>There are no pages.</Trans>} />}
          renderCase={(id) => {
            const name = list.items.find((row) => row.id === id)?.name;
            return name === undefined ? null : <PageSummary key={name} name={name} />;
          }}
        />
      </StaffPage>
    </StaffFrame>
  );
}
