import { Trans } from '@lingui/react/macro';
import { getOwnMailState } from '@peonia/contract/operation/maildesk.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { MailIcon } from '@peonia/ui/icons/mail.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { useMe } from '../../platform/session/session.ts';
import { askToVerify, useVerifyRequest } from '../../platform/session/verify-request.ts';

/** Says that mail to the member's address came back or was marked as spam, with the way to end it. */
export function MailStateNote() {
  const me = useMe();
  // Read again after the prompt was closed: a code that was entered ends the state.
  const isAsked = useVerifyRequest();
  const { data } = useQuery({
    queryKey: ['own-mail-state', me?.id, me?.email, isAsked],
    queryFn: ({ signal }) => call(getOwnMailState, {}, { signal }),
    enabled: me !== null && me.email !== null,
    staleTime: 0,
    placeholderData: (before) => before,
  });
  const email = me?.email ?? '';
  if (data === undefined || email === '') return null;
  if (data.bounced_at !== null)
    return (
      <Note
        tone="bad"
        role="status"
        icon={<MailIcon />}
        action={
          <Button size="sm" onClick={askToVerify}>
            <Trans>Confirm or change it</Trans>
          </Button>
        }
      >
        <Trans>
          Our mail to {email} came back. Until you confirm this address again, or another one, we send none.
        </Trans>
      </Note>
    );
  if (data.complained_at === null) return null;
  return (
    <Note
      role="status"
      icon={<MailIcon />}
      action={
        <Button size="sm" variant="line" onClick={askToVerify}>
          <Trans>Confirm my address</Trans>
        </Button>
      }
    >
      <Trans>
        One of our mails to {email} was marked as spam, so we turned off mails with news. To get them again, confirm
        your address and turn them on under Notifications.
      </Trans>
    </Note>
  );
}
