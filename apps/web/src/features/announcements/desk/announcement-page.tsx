import { Trans, useLingui } from '@lingui/react/macro';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useParams } from '../../../platform/router/hooks.ts';
import { StaffFrame } from '../../moderation/staff-frame.tsx';
import { StaffPage } from '../../moderation/staff-page.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { useAnnouncementCase } from './announcement-queries.ts';
import { emptyDraft } from './draft-fields.ts';

/** Editor of one announcement, or of a new one at `/staff/announcements/new`. */
export default function AnnouncementPage() {
  const { id } = useParams();
  return (
    <StaffFrame current="/staff/announcements">
      <StaffPage>
        <PageHead
          title={<Trans>Announcement</Trans>}
          text={
            <Trans>English is required. Readers of a language without a text of its own get the English one.</Trans>
          }
        />
        {id === 'new' ? <NewAnnouncement /> : <Stored id={Number(id)} />}
      </StaffPage>
    </StaffFrame>
  );
}

function NewAnnouncement() {
  const [draft] = useState(() => emptyDraft(Date.now()));
  return <AnnouncementForm id={null} draft={draft} />;
}

function Stored({ id }: { id: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = useAnnouncementCase(id);
  if (data !== undefined)
    return <AnnouncementForm key={data.changed_at} id={id} draft={data.draft} seen={data.changed_at} />;
  if (error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  return <Loading label={t`Loading`} shape="card" count={3} />;
}
