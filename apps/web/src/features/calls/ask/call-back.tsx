import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { askToCall } from './ask-to-call.ts';

/** Below the entry of a call that did not come about: the way to call back, in the same manner. */
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
      onClick={() => askToCall(user, call.kind)}
    >
      {isMissed ? <Trans>Call back</Trans> : <Trans>Call again</Trans>}
    </Button>
  );
}
