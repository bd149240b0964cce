import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listOwnViews, type OwnView, type ViewCause, type ViewedPage } from '@peonia/contract/staff/view-as.ts';
import { formatDate, formatList, formatTime } from '@peonia/i18n/format.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { EyeIcon } from '@peonia/ui/icons/eye.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { call } from '../../../platform/api/call.ts';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { ShowMore } from '../../../platform/paged-list.tsx';
import { usePage } from '../../../platform/query.ts';
import { SettingsFrame } from '../../settings/settings-frame.tsx';
import { roleLabels } from '../staff-session/role-labels.ts';

const causes: Readonly<Record<ViewCause, MessageDescriptor>> = {
  ticket: msg`Because of your request to us`,
  complaint: msg`Because of a report`,
  fault: msg`To find a fault of the site`,
};

const pages: Readonly<Record<ViewedPage, MessageDescriptor>> = {
  profile: msg`profiles`,
  news: msg`news`,
  people: msg`lists of members`,
};

/** When staff saw the site as the member has it. */
export default function OwnViewsPage() {
  const { t } = useLingui();
  const list = usePage<OwnView, { items: readonly OwnView[]; max_id: number }>(['own-views'], (max_id, signal) =>
    call(listOwnViews, { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
  const { items, isPending, error, reload } = list;
  return (
    <SettingsFrame current="/setting/staff-views" title={<Trans>Views by our team</Trans>}>
      <Card pad edge as="div" className="stack">
        <p className="muted">
          <Trans>
            To help you, our team can look at the site as you see it: profiles, news and lists. They cannot change
            anything or read your conversations. Every such look is listed here.
          </Trans>
        </p>
        {isPending ? (
          <Loading label={t`Loading`} shape="row" count={3} />
        ) : error !== null && items.length === 0 ? (
          <ListError error={error} onRetry={reload} />
        ) : items.length === 0 ? (
          <EmptyState level={2} icon={<EyeIcon />} title={<Trans>Nobody has looked so far</Trans>} />
        ) : null}
      </Card>
      {items.map((view) => (
        <ViewCard key={view.id} view={view} />
      ))}
      <ShowMore list={list} />
    </SettingsFrame>
  );
}

function ViewCard({ view: { cause, roles, opened_at, ended_at, pages: shown } }: { view: OwnView }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const opened = new Date(opened_at);
  const day = formatDate(language, opened, 'long');
  const begin = formatTime(language, opened);
  const end = ended_at === null ? null : formatTime(language, new Date(ended_at));
  const list = formatList(
    language,
    shown.map((page) => i18n._(pages[page])),
  );
  const who = formatList(
    language,
    roles.map((role) => i18n._(roleLabels[role])),
  );
  return (
    <Card pad edge as="article">
      <b>{i18n._(causes[cause])}</b>
      <p className="small muted tabular">
        {end === null ? (
          <Trans>
            {day}, since {begin}
          </Trans>
        ) : (
          <Trans>
            {day}, {begin} to {end}
          </Trans>
        )}
      </p>
      <p className="small">
        <Trans>By: {who}</Trans>
      </p>
      <p className="small">{shown.length === 0 ? <Trans>Nothing was opened.</Trans> : <Trans>Seen: {list}</Trans>}</p>
    </Card>
  );
}
