import { Trans } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import { LinkIcon } from '@peonia/ui/icons/link.tsx';
import { TriangleAlertIcon } from '@peonia/ui/icons/triangle-alert.tsx';
import * as css from '../bubbles/bubbles.module.css';

/** Safety warning below a received message. */
export function Warning({ warning }: { warning: NonNullable<Message['warning']> }) {
  if (warning === 'link') {
    return (
      <p className={css.warn}>
        <LinkIcon />
        <span>
          <Trans>
            Links are shown as text. Only open one if you know where it leads, and never enter your password there.
          </Trans>
        </span>
      </p>
    );
  }
  return (
    <p className={`${css.warn} ${css.isScam}`}>
      <TriangleAlertIcon />
      <span>
        <Trans>
          This looks like a request for money or an attempt to lure you off this site. Never send money to someone you
          have not met. You can report it.
        </Trans>
      </span>
    </p>
  );
}
