import { Trans, useLingui } from '@lingui/react/macro';
import type { SafetyFigures } from '@peonia/contract/moderation/safety.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { formatMinutes } from '@peonia/i18n/format.ts';
import { CameraIcon } from '@peonia/ui/icons/camera.tsx';
import { CheckIcon } from '@peonia/ui/icons/check.tsx';
import { HandIcon } from '@peonia/ui/icons/hand.tsx';
import { VerifiedIcon } from '@peonia/ui/icons/verified.tsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../../platform/language/language.tsx';
import { exampleConversations } from './example-conversation.ts';
import * as css from './safety-proof.module.css';

/** How a member is verified, what people look at, and how fast they were. */
export function SafetyProof({ figures }: { figures: SafetyFigures | null }) {
  return (
    <section className={css.proof} aria-labelledby="proof">
      <h2 id="proof">
        <Trans>Real people, and how we make sure</Trans>
      </h2>
      <div className={css.columns}>
        <Verification />
        <div className={css.side}>
          <Checks />
          {figures === null ? null : <Speed figures={figures} />}
        </div>
      </div>
    </section>
  );
}

/** The three steps of a verification, ending with the name line that others see. */
function Verification() {
  const { selfie_days: days } = limits;
  const { t } = useLingui();
  const { language } = useLanguage();
  const { right } = exampleConversations[language];
  return (
    <div className={css.verification}>
      <h3>
        <Trans>How verification works</Trans>
      </h3>
      <ol>
        <Step icon={<HandIcon />} title={<Trans>A hand sign, drawn by chance</Trans>}>
          <Trans>It is only valid for a few minutes, so nobody can prepare a picture.</Trans>
        </Step>
        <Step icon={<CameraIcon />} title={<Trans>A selfie with this sign</Trans>}>
          <Trans>Only our team sees it. It is deleted {days} days after the decision.</Trans>
        </Step>
        <Step icon={<VerifiedIcon />} title={<Trans>A person compares the faces</Trans>}>
          <Trans>If selfie and main photo show the same person, the profile gets the green badge.</Trans>
        </Step>
      </ol>
      <p className={css.result}>
        <img src={right.photo.small} alt="" width={44} height={44} loading="lazy" decoding="async" />
        <b>{right.who}</b>
        <VerifiedIcon label={t`Verified`} />
      </p>
    </div>
  );
}

function Step({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <div>
        <h4>{title}</h4>
        <p>{children}</p>
      </div>
    </li>
  );
}

function Checks() {
  return (
    <div>
      <h3>
        <Trans>Reviewed by people</Trans>
      </h3>
      <ul className={css.checks}>
        <li>
          <CheckIcon />
          <Trans>Every selfie, beside the main photo.</Trans>
        </li>
        <li>
          <CheckIcon />
          <Trans>Every report. What is reported as dangerous is hidden at once.</Trans>
        </li>
        <li>
          <CheckIcon />
          <Trans>Photos for sale, and photos with text, with codes, or that were used before.</Trans>
        </li>
      </ul>
    </div>
  );
}

function Speed({ figures: { selfies, complaints } }: { figures: SafetyFigures }) {
  return (
    <div>
      <h3>
        <Trans>How fast we decide</Trans>
      </h3>
      <dl className={css.speed}>
        <Figure label={<Trans>Verifications</Trans>} figure={selfies} />
        <Figure label={<Trans>Reports</Trans>} figure={complaints} />
      </dl>
    </div>
  );
}

function Figure({ label, figure: { minutes, target_hours } }: { label: ReactNode; figure: SafetyFigures['selfies'] }) {
  const { language } = useLanguage();
  const target = formatMinutes(language, target_hours * 60, 'long');
  return (
    <div>
      <dt>{label}</dt>
      {minutes === null ? (
        <dd>
          <b>–</b>
          <Trans>Too few decisions for a figure yet. Our aim is {target}.</Trans>
        </dd>
      ) : (
        <dd>
          <b>{formatMinutes(language, minutes)}</b>
          <Trans>Median of the last 28 days. Our aim is {target}.</Trans>
        </dd>
      )}
    </div>
  );
}
