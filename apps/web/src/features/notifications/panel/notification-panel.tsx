import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@peonia/ui/icons/close.tsx';
import { SettingsIcon } from '@peonia/ui/icons/settings.tsx';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import { useEffect, useRef, useState } from 'react';
import { ClearConfirmation } from './clear-confirmation.tsx';
import { NotificationList } from './notification-list.tsx';
import { useNotifications } from './queries.ts';
import * as css from './notification-panel.module.css';

/** Panel of the bell on wide screens. The focus moves to its title, so that Tab reaches the actions. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  const notices = useNotifications();
  const [isAsking, setAsking] = useState(false);
  const back = () => {
    setAsking(false);
    title.current?.focus();
  };
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <header className={css.noticeHead}>
        <h2 ref={title} tabIndex={-1} className="grow">
          <Trans>Notifications</Trans>
        </h2>
        {notices.items.length > 0 ? (
          <IconButton label={t`Clear all`} icon={<TrashIcon />} onClick={() => setAsking(true)} />
        ) : null}
        <IconButton
          href="/setting/notification"
          label={t`Notification settings`}
          icon={<SettingsIcon />}
          onClick={onClose}
        />
        <IconButton label={t`Close`} icon={<CloseIcon />} onClick={onClose} />
      </header>
      {isAsking ? <ClearConfirmation onDone={back} /> : null}
      <NotificationList notices={notices} level={3} onFollow={onClose} />
    </>
  );
}
