import { Trans, useLingui } from '@lingui/react/macro';
import { formatGold } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Price } from '@peonia/ui/coin/coin.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { FlagIcon } from '@peonia/ui/icons/flag.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useEffect, useEffectEvent } from 'react';
import { isRefusal } from '../../platform/api/call.ts';
import { showProblem } from '../../platform/errors/errors.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { askToReport } from '../../platform/prompts/report-request.ts';
import { useMe } from '../../platform/session/session.ts';
import { ContactOffer } from './contact-offer.tsx';
import { ContactValues } from './contact-values.tsx';
import type { Owner } from './owner.ts';
import { useContact } from './queries.ts';

export interface ContactDialogProps {
  readonly of: Owner;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Contact information of a member: values, which can be reported, or price. A failed call closes it. Source:
 * specification section 8.
 */
export function ContactDialog({ of, open, onClose }: ContactDialogProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const { name } = of;
  const me = useMe();
  const balance = me?.balance ?? 0;
  const { data, error } = useContact(of.user_id, open);
  function fail(problem: unknown) {
    onClose();
    if (isRefusal(problem, 'not_found')) toast.show({ text: t`${name} shows no contact information.` });
    else showProblem(problem);
  }
  const onError = useEffectEvent(fail);
  useEffect(() => {
    if (open && error !== null) onError(error);
  }, [open, error]);

  const report = () => {
    onClose();
    askToReport({ type: 'contact', id: of.user_id });
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Contact information of {name}</Trans>}
      closeLabel={t`Close`}
      aside={
        <Price label={t`gold, your balance`} tone="gold">
          {formatGold(language, Math.round(balance * 100))}
        </Price>
      }
    >
      {data === undefined ? (
        <Loading label={t`Loading`} shape="text" />
      ) : data.open ? (
        <>
          <ContactValues contact={data} />
          {me?.id === of.user_id ? null : (
            <Button block variant="ghost" icon={<FlagIcon />} onClick={report}>
              <Trans>Report this contact</Trans>
            </Button>
          )}
        </>
      ) : (
        <ContactOffer of={of} contact={data} onFail={fail} />
      )}
    </Dialog>
  );
}
