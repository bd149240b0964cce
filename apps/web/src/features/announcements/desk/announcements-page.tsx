import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { announcementParts, type AnnouncementPart } from '@peonia/contract/announcements.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { BellIcon } from '@peonia/ui/icons/bell.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { StaffFrame } from '../../moderation/staff-frame.tsx';
import { StaffPage } from '../../moderation/staff-page.tsx';
import { QueueFilters } from '../../moderation/staff-queue/queue-filters.tsx';
import { StaffQueue } from '../../moderation/staff-queue/staff-queue.tsx';
import { SavedViews } from '../../moderation/staff-queue/views/saved-views.tsx';
import { usePart } from '../../moderation/staff-queue/views/use-filters.ts';
import { audienceLabels, stateLabels } from './announcement-labels.ts';
import { useAnnouncements } from './announcement-queries.ts';
import { AnnouncementSummary } from './announcement-summary.tsx';
import * as css from './desk.module.css';

/** Announcements of the staff: the list and the selected one. */
export default function AnnouncementsPage() {
  const { t } = useLingui();
  const [show, setShow] = usePart<AnnouncementPart>(announcementParts);
  const labels = { current: t`Published`, drafts: t`Drafts`, past: t`Past` };
  return (
    <StaffFrame current="/staff/announcements">
      <StaffPage>
        <PageHead
          title={<Trans>Announcements</Trans>}
          text={<Trans>Each reader gets one at a time: the highest priority first, then the newest.</Trans>}
        />
        <div className={css.bar}>
          <SavedViews page="announcements" />
          <QueueFilters
            value={show}
            onChange={setShow}
            options={announcementParts.map((value) => ({ value, label: labels[value] }))}
          />
          <Button href="/staff/announcements/new" icon={<PlusIcon />} size="sm">
            <Trans>Write one</Trans>
          </Button>
        </div>
        <AnnouncementList key={show} show={show} />
      </StaffPage>
    </StaffFrame>
  );
}

function AnnouncementList({ show }: { show: AnnouncementPart }) {
  const { t, i18n } = useLingui();
  const total = languages.length;
  return (
    <StaffQueue
      label={t`Announcements`}
      list={useAnnouncements(show)}
      renderRow={({ title, state, audience, reads, languages: written, starts_at }) => ({
        title: title === '' ? t`Without a title` : title,
        text: `${i18n._(stateLabels[state])} · ${i18n._(audienceLabels[audience])}`,
        facts: t`${written} of ${total} languages`,
        since: starts_at,
        aside: (
          <span className="tiny">
            <Plural value={reads} one="# closed it" other="# closed it" />
          </span>
        ),
      })}
      empty={
        <EmptyState
          level={2}
          icon={<BellIcon />}
          title={<Trans>Nothing here</Trans>}
          text={<Trans>What you write to members and guests appears here.</Trans>}
        />
      }
      renderCase={(id) => <AnnouncementSummary id={id} />}
    />
  );
}
