import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@peonia/ui/card/card.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { SettingsIcon } from '@peonia/ui/icons/settings.tsx';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import { useState } from 'react';
import { PageHead } from '../../../platform/page-head.tsx';
import { EmptyQuestion } from './empty-question.tsx';
import { NoticeList } from './notice-list.tsx';
import './notices.css';
import { useNotices } from './queries.ts';

/** The panel as a page: where the bell of a phone leads. */
export default function NoticesPage() {
  const { t } = useLingui();
  const notices = useNotices();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="notices-page">
      <PageHead
        title={<Trans>Notifications</Trans>}
        back="/home"
        actions={
          <>
            {notices.items.length > 0 ? (
              <IconButton label={t`Empty all`} icon={<TrashIcon />} onClick={() => setAsking(true)} />
            ) : null}
            <IconButton href="/setting/notification" label={t`Notification settings`} icon={<SettingsIcon />} />
          </>
        }
      />
      {isAsking ? <EmptyQuestion onDone={() => setAsking(false)} /> : null}
      <Card edge as="div">
        <NoticeList notices={notices} />
      </Card>
    </div>
  );
}
