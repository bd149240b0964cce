import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CallKind, CallTerms } from '@peonia/contract/calls.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { Coin } from '@peonia/ui/coin/coin.tsx';
import { ShieldCheckIcon } from '@peonia/ui/icons/shield-check.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import * as css from './dial.module.css';

interface CallTermsViewProps {
  readonly user: MemberCard;
  readonly kind: CallKind;
  readonly terms: CallTerms;
  readonly direct: boolean;
  readonly onDirect: (direct: boolean) => void;
}

/** Terms of a call: price per minute, free share, balance and direct connection. */
export function CallTermsView({ user, kind, terms, direct, onDirect }: CallTermsViewProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const balance = formatGold(language, Math.round((useMe()?.balance ?? 0) * 100));
  const price = formatGold(language, Math.round(terms.price[kind] * 100));
  const { free_seconds: seconds, free_minutes: share, free_minutes_left: left } = terms;
  const { name } = user;
  return (
    <>
      <div className={css.callPrice}>
        <Coin size="lg" />
        <p>
          <b>
            <Trans>{price} gold a minute</Trans>
          </b>
          <span className="small muted">
            <Trans>You have {balance} gold.</Trans>
          </span>
        </p>
      </div>
      <ul className={css.callFacts}>
        {seconds > 0 ? (
          <li>
            <Plural
              value={seconds}
              one="The first second is free, then each minute is paid when it begins."
              other="The first # seconds are free, then each minute is paid when it begins."
            />
          </li>
        ) : null}
        {kind === 'voice' && share > 0 ? (
          <li>
            <Plural
              value={left}
              _0="Your free VIP minutes of today are used up."
              one="As VIP you have # free minute left today."
              other="As VIP you have # free minutes left today."
            />
          </li>
        ) : null}
        <li>
          <Trans>A call that nobody answers costs nothing.</Trans>
        </li>
      </ul>
      {terms.can_be_direct ? (
        <Checkbox
          checked={direct}
          onChange={(event) => onDirect(event.target.checked)}
          label={t`Connect directly`}
          hint={t`If ${name} agrees too, you could find out each other’s IP address. Otherwise your call goes through a relay.`}
        />
      ) : terms.has_relay ? (
        <Note tone="trust" icon={<ShieldCheckIcon />}>
          <Trans>Your call goes through a relay, so neither of you can see the other’s IP address.</Trans>
        </Note>
      ) : null}
    </>
  );
}
