import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutMethod } from '@peonia/contract/payouts/payouts.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { FactList } from '@peonia/ui/fact-list/fact-list.tsx';
import { HourglassIcon } from '@peonia/ui/icons/hourglass.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { ListError } from '../../platform/errors/list-error.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { useInformationLabels, useKindLabels } from './use-kind-labels.ts';
import { useChangeMethod, usePayoutMethod } from './use-payout-method.ts';

const formPart = lazyPart(() => import('./payout-method-form.tsx'));

/** Where the partner is paid to. A former partner sees and removes what is stored. */
export function PayoutMethodCard({ canChange }: { canChange: boolean }) {
  const { t } = useLingui();
  const toast = useToast();
  const { data, error, refetch } = usePayoutMethod();
  const change = useChangeMethod();
  const [isOpen, setOpen] = useState(false);
  const form = formPart.use(isOpen, () => setOpen(false));
  const method = data?.method ?? null;
  if (!canChange && method === null) return null;
  const remove = async () => {
    if (await change.remove()) toast.show({ text: t`The payout method was removed.` });
  };
  return (
    <Card pad edge as="section" className="stack">
      <CardHead title={<Trans>Payout method</Trans>} />
      {data === undefined ? (
        error === null ? (
          <Loading label={t`Loading`} shape="row" count={1} />
        ) : (
          <ListError error={error} isCompact onRetry={() => void refetch()} />
        )
      ) : isOpen && form === null ? (
        <Loading label={t`Loading`} shape="row" count={1} />
      ) : isOpen && form !== null ? (
        <form.PayoutMethodForm
          isBusy={change.isBusy}
          onCancel={() => setOpen(false)}
          onSave={async (draft) => {
            if (!(await change.save(draft))) return;
            setOpen(false);
            toast.show({ text: t`The payout method was saved.` });
          }}
        />
      ) : (
        <>
          {method === null ? (
            <p>
              <Trans>You have no payout method yet. Add the account that your earnings should go to.</Trans>
            </p>
          ) : (
            <Method method={method} />
          )}
          <div className="row wrap">
            {canChange ? (
              <Button
                variant={method === null ? 'primary' : 'line'}
                icon={method === null ? <PlusIcon /> : undefined}
                onClick={() => setOpen(true)}
              >
                {method === null ? <Trans>Add a payout method</Trans> : <Trans>Change payout method</Trans>}
              </Button>
            ) : null}
            {method === null ? null : (
              <Button variant="line" busy={change.isBusy} onClick={() => void remove()}>
                <Trans>Remove payout method</Trans>
              </Button>
            )}
          </div>
        </>
      )}
      {change.dialog}
    </Card>
  );
}

function Method({ method }: { method: PayoutMethod }) {
  const { kind, account_name, account_number, other_information, payable_at } = method;
  const { t } = useLingui();
  const { language } = useLanguage();
  const kinds = useKindLabels();
  const informationLabels = useInformationLabels();
  const [openedAt] = useState(() => Date.now());
  const payable = new Date(payable_at);
  const date = formatDate(language, payable, 'long');
  return (
    <>
      <FactList
        facts={[
          { label: t`Kind of account`, value: kinds[kind] },
          { label: t`Account holder`, value: account_name },
          { label: t`Account number`, value: account_number },
          ...(other_information === '' ? [] : [{ label: informationLabels[kind], value: other_information }]),
        ]}
      />
      {payable.getTime() > openedAt ? (
        <Note icon={<HourglassIcon />} role="note">
          <Trans>It was changed recently. To protect you, nothing is paid to it before {date}.</Trans>
        </Note>
      ) : null}
    </>
  );
}
