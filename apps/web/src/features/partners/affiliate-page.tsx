import { Trans, useLingui } from '@lingui/react/macro';
import type { PartnerApplication } from '@peonia/contract/partners/partners.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../platform/errors/list-error.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { useMe } from '../../platform/session/session.ts';
import { SettingsFrame } from '../settings/settings-frame.tsx';
import { ApplicationForm } from './application/application-form.tsx';
import { ApplicationState } from './application/application-state.tsx';
import { InvitationState } from './application/invitation-state.tsx';
import { useApplication } from './application/use-application.ts';
import { Earnings } from './earnings/earnings.tsx';
import * as css from './partners.module.css';

/** With the drawing of QR codes, which members who are no partners need not load. */
const linksPart = lazyPart(() => import('./links/partner-links.tsx'));

/** Charts and tables, for partners only. */
const figuresPart = lazyPart(() => import('./figures/figures.tsx'));

/** For invited members only. */
const invitationPart = lazyPart(() => import('./application/invitation-card.tsx'));

/** Below everything else, for partners only. */
const trialsPart = lazyPart(() => import('./given-trials.tsx'));

/** For former partners too, as the statements. */
const payoutsPart = lazyPart(() => import('./partner-payouts.tsx'), 'payouts');

const statementsPart = lazyPart(() => import('./earnings/weekly-statements.tsx'));

/** The partner programme: what it pays, and how to join it. Source: specification section 6. */
export default function AffiliatePage() {
  const { t } = useLingui();
  const me = useMe();
  const { data, error, refetch } = useApplication();
  // What a partner looks for comes before what they know.
  const isPartner = data?.partner ?? me?.is_partner === 1;
  return (
    <SettingsFrame current="/setting/affiliate" title={<Trans>Partner programme</Trans>}>
      {isPartner ? null : <Terms />}
      {data !== undefined ? (
        <Programme application={data} />
      ) : error === null ? (
        <Loading label={t`Loading`} shape="card" count={1} />
      ) : (
        <ListError error={error} isCompact onRetry={() => void refetch()} />
      )}
      {isPartner ? <Terms /> : null}
    </SettingsFrame>
  );
}

function Terms() {
  const presents = limits.trial_presents_per_month;
  const share = limits.partner_share_basis_points / 100;
  const referral = limits.referral_share_basis_points / 100;
  const months = limits.referral_months;
  const days = limits.earning_held_days;
  return (
    <Card pad edge as="div" className="stack">
      <p>
        <Trans>Partners earn from what other members spend on them, and from members they bring.</Trans>
      </p>
      <ul className={css.terms}>
        <li>
          <Trans>
            You earn {share}% of the purchased gold that members spend on gifts for you, calls with you, your contact
            information and your files.
          </Trans>
        </li>
        <li>
          <Trans>
            You earn {referral}% of what members who register through your links pay us, for {months} months after their
            registration. Payments with your own device or card do not count.
          </Trans>
        </li>
        <li>
          <Trans>Earnings become available after {days} days. Refunds and chargebacks take their share back.</Trans>
        </li>
        <li>
          <Trans>You can give {presents} free VIP trials a month to other members.</Trans>
        </li>
        <li>
          <Trans>You can have several accounts and switch between them.</Trans>
        </li>
        <li>
          <Trans>You are one person with a verified identity, and you never ask members for money.</Trans>
        </li>
      </ul>
    </Card>
  );
}

/** What stands there for members, invited members, partners and former partners. */
function Programme({ application }: { application: PartnerApplication }) {
  const { partner, state } = application;
  const hasEarnings = partner || state === 'approved' || application.invitation?.state === 'accepted';
  const invitation = !partner && application.invitation?.state === 'open' ? application.invitation : null;
  const figures = figuresPart.use(partner);
  const links = linksPart.use(partner);
  const trials = trialsPart.use(partner);
  const statements = statementsPart.use(hasEarnings);
  const payouts = payoutsPart.use(hasEarnings);
  const invited = invitationPart.use(invitation !== null);
  return (
    <>
      <ApplicationState application={application} />
      {invitation === null || invited === null ? null : (
        <invited.InvitationCard application={application} invitation={invitation} />
      )}
      <InvitationState application={application} />
      {hasEarnings ? <Earnings canCashOut={partner} /> : null}
      {statements === null ? null : <statements.WeeklyStatements />}
      {figures === null ? null : <figures.Figures />}
      {links === null ? null : <links.PartnerLinks />}
      {payouts === null ? null : <payouts.PartnerPayouts isPartner={partner} />}
      {trials === null ? null : <trials.GivenTrials />}
      {partner || state === 'open' || invitation !== null ? null : <ApplicationForm application={application} />}
    </>
  );
}
