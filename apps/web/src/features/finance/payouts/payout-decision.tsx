import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutCase } from '@peonia/contract/payouts/payout-desk.ts';
import { formatMoney } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { SecondPersonForm } from '../../moderation/staff-queue/second-person-form.tsx';
import { PaymentForm } from './payment-form.tsx';
import { usePayoutActs } from './payout-queries.ts';
import { ReasonForm } from './reason-form.tsx';

/** What the reader may do with a payout now. */
export function PayoutDecision({ payout }: { payout: PayoutCase }) {
  const { t } = useLingui();
  const toast = useToast();
  const { language } = useLanguage();
  const { isBusy, decide } = usePayoutActs(payout.id);
  const { acts, stop, own, state } = payout;
  if (acts.length === 0) return null;
  const left = formatMoney(language, Math.round(payout.left_today * 100), 'USD');
  const send = async (body: Parameters<typeof decide>[0], said: string) => {
    if (await decide(body)) toast.show({ text: said });
  };
  if (state === 'requested')
    return (
      <Card pad as="div" className="stack">
        <CardHead title={<Trans>Approve</Trans>} level={3} />
        <p className="small muted">
          <Trans>
            {left} can still be approved today. Somebody else pays it afterwards. Your reason is logged; the partner
            reads it if you decline.
          </Trans>
        </p>
        <SecondPersonForm
          isOwn={false}
          mayConfirm={stop === null && payout.left_today >= payout.amount}
          isBusy={isBusy}
          onDecide={(confirm, reason) =>
            void send(
              { act: confirm ? 'approve' : 'refuse', reason },
              confirm ? t`Approved. A colleague pays it.` : t`Declined. The gold is back with the partner.`,
            )
          }
        />
      </Card>
    );
  return (
    <>
      {state === 'approved' ? (
        <Card pad as="div" className="stack">
          <CardHead title={<Trans context="payout">Pay</Trans>} level={3} />
          {own ? (
            <p className="small muted">
              <Trans>You approved this payout, so a colleague has to pay it.</Trans>
            </p>
          ) : (
            <PaymentForm
              isBusy={isBusy}
              isStopped={stop !== null}
              onPay={(payment) => void send({ act: 'pay', ...payment }, t`Recorded as paid. The partner gets a mail.`)}
            />
          )}
        </Card>
      ) : null}
      <Card pad as="div" className="stack">
        <CardHead title={<Trans>Give the gold back</Trans>} level={3} />
        <ReasonForm>
          {(reason, isShort) => (
            <>
              {acts.includes('refuse') ? (
                <Button
                  variant="line"
                  disabled={isShort || isBusy}
                  onClick={() => void send({ act: 'refuse', reason }, t`Declined. The gold is back with the partner.`)}
                >
                  <Trans context="payment">Decline</Trans>
                </Button>
              ) : null}
              <Button
                variant="line"
                disabled={isShort || isBusy}
                onClick={() => void send({ act: 'fail', reason }, t`Recorded. The gold is back with the partner.`)}
              >
                <Trans>The bank returned it</Trans>
              </Button>
            </>
          )}
        </ReasonForm>
      </Card>
    </>
  );
}
