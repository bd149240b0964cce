import { Trans } from '@lingui/react/macro';
import { askForPayment } from '../../../platform/prompts/checkout-request.ts';
import { Link } from '../../../platform/router/link.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { askToVerify } from '../../../platform/session/verify-request.ts';

/** Action that resolves a refusal, where there is one. Source: specification section 8. */
export function RefusalAction({ name }: { name: string | null }) {
  const me = useMe();
  switch (name) {
    case 'conversations_used_up':
      if (me?.verified !== 1) {
        return (
          <button type="button" onClick={() => askToVerify()}>
            <Trans>Verify your e-mail</Trans>
          </button>
        );
      }
      return (
        <button type="button" onClick={() => askForPayment({ mode: 'upgrade' })}>
          <Trans>Upgrade to VIP</Trans>
        </button>
      );
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
