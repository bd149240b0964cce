import { Trans } from '@lingui/react/macro';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { ApiError, isRefusal, NetworkError } from '../../../platform/api/problem.ts';
import { Link } from '../../../platform/router/link.tsx';

/** Why the last attempt was refused, with a link that helps. */
export function PaymentErrorNote({ refusal }: { refusal: Error }) {
  return (
    <Note tone="bad" role="alert" icon={<CircleAlertIcon />}>
      <PaymentErrorText refusal={refusal} />
      {isRefusal(refusal, 'payment_locked') ? (
        <>
          {' '}
          <Link href="/contact" className="link">
            <Trans>Contact us</Trans>
          </Link>
        </>
      ) : null}
      {isRefusal(refusal, 'spending_capped') ? (
        <>
          {' '}
          <Link href="/bill" className="link">
            <Trans>Spending</Trans>
          </Link>
        </>
      ) : null}
    </Note>
  );
}

function PaymentErrorText({ refusal }: { refusal: Error }) {
  if (refusal instanceof ApiError) return refusal.message;
  if (refusal instanceof NetworkError) return <Trans>Oops, Network is unreachable</Trans>;
  return <Trans>Something went wrong. Please try again; nothing you typed is lost.</Trans>;
}
