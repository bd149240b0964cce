import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@peonia/ui/card/card.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { SettingsIcon } from '@peonia/ui/icons/settings.tsx';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import { useState } from 'react';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { ClearConfirmation } from './clear-confirmation.tsx';
import { NotificationList } from './notification-list.tsx';
import { useNotifications } from './queries.ts';
import * as css from './notification-panel.module.css';

/** The notification panel as a page, for phones. */
export default function NotificationsPage() {
  const { t } = useLingui();
  const notices = useNotifications();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={css.noticesPage}>
      <PageHead
        title={<Trans>Notifications</Trans>}
        back="/home"
        actions={
          <>
            {notices.items.length > 0 ? (
              <IconButton label={t`Clear all`} icon={<TrashIcon />} onClick={() => setAsking(true)} />
            ) : null}
            <IconButton href="/setting/notification" label={t`Notification settings`} icon={<SettingsIcon />} />
          </>
        }
      />
      {isAsking ? <ClearConfirmation onDone={() => setAsking(false)} /> : null}
      <Card edge as="div" className={css.noticesCard}>
        <NotificationList notices={notices} level={2} />
      </Card>
    </div>
  );
}
