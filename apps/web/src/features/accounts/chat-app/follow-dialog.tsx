import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import encodeQR from 'qr';
import { useMemo } from 'react';
import { settings } from '../../../platform/settings.ts';
import * as css from './chat-app.module.css';

/** The QR code to follow the official account. An image: the chat app reads the code of an image that is held down. */
export function FollowDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useLingui();
  const { brand, chatAppFollow } = settings();
  const picture = useMemo(
    () => (open ? encodeQR(chatAppFollow, 'data-url', { ecc: 'medium', border: 4, scale: 8 }) : undefined),
    [open, chatAppFollow],
  );
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Follow {brand}</Trans>} closeLabel={t`Close`}>
      <div className={css.follow}>
        <img className={css.code} src={picture} alt={t`QR code of our account`} />
        <p>
          <Trans>Press and hold the code, or scan it with your phone. You then find us among your chats.</Trans>
        </p>
      </div>
    </Dialog>
  );
}
