import { Trans, useLingui } from '@lingui/react/macro';
import type { SelfieItem } from '@peonia/contract/moderation/selfie-review.ts';
import { selfieReasons, type SelfieReason } from '@peonia/contract/verification.ts';
import { formatDateTime } from '@peonia/i18n/format.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { HandSign } from '../../verification/hand-sign.tsx';
import { selfieReasonTexts, signTexts } from '../../verification/verification-texts.ts';
import { DecisionForm } from '../decision-form.tsx';
import * as staffCss from '../staff.module.css';
import * as css from './selfies.module.css';

/** A selfie beside the main photo and the requested hand sign, with the decision. */
export function SelfieCase({
  item,
  isBusy,
  onDecide,
}: {
  item: SelfieItem;
  isBusy: boolean;
  onDecide: (reason: SelfieReason | null) => void;
}) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { user, selfie, sign, refused } = item;
  const { name } = user;
  const since = new Date(item.waiting_since);
  const at = formatDateTime(language, since, 'short');
  return (
    <section className={css.selfieCase} aria-label={t`Selfie of ${name}`}>
      <div className={css.selfiePair} data-testid="selfie-pair">
        <figure>
          <div className={css.selfiePhoto}>
            {selfie.src === null ? null : <img src={selfie.src} alt={t`Selfie of ${name}`} />}
          </div>
          <figcaption className="small muted">
            <Trans>Selfie, sent {at}</Trans>
          </figcaption>
        </figure>
        <figure>
          <div className={css.selfiePhoto}>
            {user.photo === null ? null : <img src={user.photo} alt={t`Main photo of ${name}`} />}
          </div>
          <figcaption className="small muted">
            {user.photo === null ? <Trans>No main photo is shown at the moment.</Trans> : <Trans>Main photo now</Trans>}
          </figcaption>
        </figure>
      </div>
      <div className="stack">
        <Card pad as="div">
          <div className="row">
            <span className="grow">
              <b className="truncate">{user.age === null ? name : `${name}, ${user.age}`}</b>
              <span className={`small muted ${css.selfieId}`}>
                <Trans>Member {user.user_id}</Trans>
              </span>
            </span>
            <Link className="link small" href={`/profile/${user.user_id}`}>
              <Trans>Open</Trans>
            </Link>
          </div>
          <dl className={staffCss.staffFacts}>
            <div>
              <dt>
                <Trans>Selfies not accepted before</Trans>
              </dt>
              <dd className="tabular">{refused}</dd>
            </div>
          </dl>
        </Card>
        <Card pad as="div" className="row">
          <span className={css.selfieAsked}>
            <HandSign name={sign} />
          </span>
          <span className="grow">
            <b className="small">
              <Trans>Asked for</Trans>
            </b>
            <span className={`small ${css.selfieId}`}>{i18n._(signTexts[sign])}</span>
          </span>
        </Card>
        <DecisionForm
          isBusy={isBusy}
          canApprove={user.photo !== null}
          approve={<Trans>Same person</Trans>}
          refuse={<Trans>Refuse</Trans>}
          confirm={<Trans>Refuse selfie</Trans>}
          busyLabel={t`Sending`}
          reasons={selfieReasons.map((value) => ({ value, label: i18n._(selfieReasonTexts[value]) }))}
          onDecide={onDecide}
        />
      </div>
    </section>
  );
}
