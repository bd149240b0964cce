import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { requestCall } from './request-call.ts';

/** Button to call back, below the entry of a call that was not connected. */
export function CallBack({ message: { call, sender }, user }: { message: Message; user: MemberCard }) {
  const { t } = useLingui();
  if (call === null || call.seconds > 0) return null;
  const { name } = user;
  const isMissed = sender === user.user_id;
  return (
    <Button
      size="sm"
      variant="line"
      aria-label={isMissed ? t`Call ${name} back` : t`Call ${name} again`}
      onClick={() => requestCall(user, call.kind)}
    >
      {isMissed ? <Trans>Call back</Trans> : <Trans>Call again</Trans>}
    </Button>
  );
}
