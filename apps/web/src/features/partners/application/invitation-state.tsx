import { Trans } from '@lingui/react/macro';
import type { PartnerApplication } from '@peonia/contract/partners/partners.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { InfoIcon } from '@peonia/ui/icons/info.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import * as css from '../partners.module.css';

/** What came of the newest invitation, unless the member has applied since. */
export function InvitationState({ application }: { application: PartnerApplication }) {
  const { language } = useLanguage();
  const { partner, invitation, applied_at } = application;
  if (partner || invitation === null || (applied_at !== null && applied_at > invitation.invited_at)) return null;
  const date = formatDate(language, new Date(invitation.invited_at), 'long');
  const text =
    invitation.state === 'expired' ? (
      <Trans>Our invitation of {date} has expired. You can still apply.</Trans>
    ) : invitation.state === 'withdrawn' ? (
      <Trans>Our invitation of {date} was withdrawn. You can still apply.</Trans>
    ) : invitation.state === 'declined' ? (
      <Trans>You declined our invitation of {date}. You can still apply.</Trans>
    ) : null;
  return text === null ? null : (
    <Note className={css.outside} icon={<InfoIcon />}>
      {text}
    </Note>
  );
}
