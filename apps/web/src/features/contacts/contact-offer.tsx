import { Trans, useLingui } from '@lingui/react/macro';
import type { Contact } from '@peonia/contract/contacts.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { CheckIcon } from '@peonia/ui/icons/check.tsx';
import { LockOpenIcon } from '@peonia/ui/icons/lock-open.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { useMe } from '../../platform/session/session.ts';
import { openRecharge } from '../payments/open-payment.ts';
import { useFieldNames } from './field-names.ts';
import type { Owner } from './owner.ts';
import { useContactPurchase } from './use-contact-purchase.ts';
import * as css from './contacts.module.css';

interface ContactOfferProps {
  readonly of: Owner;
  readonly contact: Contact;
  readonly onFail: (error: unknown) => void;
}

/** Offer with the price on the button. */
export function ContactOffer({ of, contact, onFail }: ContactOfferProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const names = useFieldNames();
  const me = useMe();
  const { buy, isBuying, refusal } = useContactPurchase(of.user_id, onFail);
  const gold = formatGold(language, Math.round(contact.price * 100));
  const missing = Math.round((contact.price - (me?.balance ?? 0)) * 100);
  const short = formatGold(language, missing > 0 ? missing : 0);
  return (
    <div className="stack">
      <ul className={css.contactFields}>
        {contact.fields.map((field) => (
          <li key={field}>
            <CheckIcon />
            {names[field]}
          </li>
        ))}
      </ul>
      <p className="small muted">
        <Trans>Pay once and keep it, unless one of you blocks the other.</Trans>
      </p>
      {refusal === null ? null : (
        <p className={`small ${css.contactRefusal}`} role="alert">
          {refusal}
        </p>
      )}
      {missing > 0 ? (
        <Button block variant="gold" icon={<PlusIcon />} onClick={() => openRecharge({ missing: missing / 100 })}>
          <Trans>Add gold: {short} missing</Trans>
        </Button>
      ) : (
        <Button
          block
          variant="gold"
          icon={<LockOpenIcon />}
          busy={isBuying}
          busyLabel={t`Unlocking`}
          onClick={() => void buy(contact)}
        >
          <Trans>Unlock for {gold} gold</Trans>
        </Button>
      )}
    </div>
  );
}
