import { Trans } from '@lingui/react/macro';
import type { PartnerApplication } from '@peonia/contract/partners/partners.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { HourglassIcon } from '@peonia/ui/icons/hourglass.tsx';
import { InfoIcon } from '@peonia/ui/icons/info.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import * as css from '../partners.module.css';

/** Where the reader's application stands; nothing before the first one. */
export function ApplicationState({ application }: { application: PartnerApplication }) {
  const { language } = useLanguage();
  const { partner, state, applied_at, reason } = application;
  const date = applied_at === null ? '' : formatDate(language, new Date(applied_at), 'long');
  if (partner)
    return (
      <Note
        className={css.outside}
        tone="trust"
        icon={<UsersIcon />}
        action={
          <Button href="/contact" variant="line" size="sm">
            <Trans>Write to us</Trans>
          </Button>
        }
      >
        <p>
          <Trans>You are a partner. Thank you for being here.</Trans>
        </p>
      </Note>
    );
  if (state === 'open')
    return (
      <Note className={css.outside} tone="info" icon={<HourglassIcon />} role="status">
        <Trans>You applied on {date}. A person reads every application and answers by mail.</Trans>
      </Note>
    );
  if (state !== 'refused') return null;
  return (
    <Note className={css.outside} icon={<InfoIcon />}>
      <p>
        <Trans>Your application of {date} was declined. You may apply again.</Trans>
      </p>
      {reason === null ? null : <p className="muted">{reason}</p>}
    </Note>
  );
}
