import { Trans } from '@lingui/react/macro';
import type { ErrorName } from '@peonia/contract/protocol/errors.ts';
import { askForPayment } from '../../../platform/prompts/checkout-request.ts';
import { solutionOf } from '../../../platform/prompts/prompt-of.ts';
import { Link } from '../../../platform/router/link.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { askToVerify } from '../../../platform/session/verify-request.ts';

/** Why a message was refused: as the server says it, but without VIP for those who have it. */
export function RefusalReason({ reason, name }: { reason: string; name: string | null }) {
  const me = useMe();
  if (name !== 'conversations_used_up' || solutionOf(name, me) !== 'wait') return reason;
  return <Trans>You have reached today’s limit, which also applies to VIP members. It resets tomorrow.</Trans>;
}

/** Action that resolves a refusal, where there is one. Source: specification section 8. */
export function RefusalAction({ name }: { name: string | null }) {
  const me = useMe();
  switch (name) {
    case 'conversations_used_up':
      return <ConversationsAction solution={solutionOf(name satisfies ErrorName, me)} />;
    case 'message_unanswered':
      return (
        <Link href="/user/online">
          <Trans>See who is online</Trans>
        </Link>
      );
    case 'steps_missing':
      return (
        <Link href="/welcome">
          <Trans>Finish your profile</Trans>
        </Link>
      );
    default:
      return null;
  }
}

/** VIP members only have to wait for tomorrow. */
function ConversationsAction({ solution }: { solution: ReturnType<typeof solutionOf> }) {
  if (solution === 'verify')
    return (
      <button type="button" onClick={() => askToVerify()}>
        <Trans>Verify your e-mail</Trans>
      </button>
    );
  if (solution === 'upgrade')
    return (
      <button type="button" onClick={() => askForPayment({ mode: 'upgrade' })}>
        <Trans>Upgrade to VIP</Trans>
      </button>
    );
  return null;
}
