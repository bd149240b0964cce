import { Trans, useLingui } from '@lingui/react/macro';
import type { Verification } from '@peonia/contract/verification.ts';
import { formatTime } from '@peonia/i18n/format.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../platform/language/language.tsx';
import { HandSign } from './hand-sign.tsx';
import { refreshVerification } from './queries.ts';
import { signTexts } from './verification-texts.ts';
import * as css from './verify-page.module.css';

/** The requested sign with its expiry time; refetches when it expires. */
export function SignCard({ sign }: { sign: NonNullable<Verification['sign']> }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const until = new Date(sign.until);
  const time = formatTime(language, until);
  const expire = useEffectEvent(refreshVerification);
  useEffect(() => {
    const timer = setTimeout(expire, Math.max(0, Date.parse(sign.until) - Date.now()) + 1_000);
    return () => clearTimeout(timer);
  }, [sign.until]);
  return (
    <div className={css.selfieSign}>
      <div className={css.selfieHand}>
        <HandSign name={sign.name} />
      </div>
      <div className="grow">
        <h3>
          <Trans>Show this hand sign beside your face</Trans>
        </h3>
        <p>{i18n._(signTexts[sign.name])}</p>
        <p className="small muted">
          <Trans>It was chosen for you at random and is valid until {time}.</Trans>
        </p>
      </div>
    </div>
  );
}
