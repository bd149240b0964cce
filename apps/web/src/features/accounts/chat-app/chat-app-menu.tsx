import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { LogInIcon } from '@peonia/ui/icons/log-in.tsx';
import { QrCodeIcon } from '@peonia/ui/icons/qr-code.tsx';
import type { ReactNode } from 'react';
import { Link } from '../../../platform/router/link.tsx';
import { useSignedIn } from '../../../platform/session/session.ts';
import { settings } from '../../../platform/settings.ts';
import * as css from './chat-app.module.css';

interface ChatAppMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onFollow: () => void;
  /** Links of the tabs. */
  readonly children: ReactNode;
}

/** The tabs of the hidden bar, the login for guests, and the official account. */
export function ChatAppMenu({ open, onClose, onFollow, children }: ChatAppMenuProps) {
  const { t } = useLingui();
  const isSignedIn = useSignedIn();
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Menu</Trans>} closeLabel={t`Close`}>
      <nav className={css.entries} aria-label={t`Main`}>
        {children}
        {isSignedIn ? null : (
          <Link href="/?type=login" className={css.entry}>
            <LogInIcon />
            <span>
              <Trans>Log in</Trans>
            </span>
          </Link>
        )}
        {settings().chatAppFollow === '' ? null : (
          <button type="button" className={css.entry} onClick={onFollow}>
            <QrCodeIcon />
            <span>
              <Trans>Follow our account</Trans>
            </span>
          </button>
        )}
      </nav>
    </Dialog>
  );
}
