import { Trans } from '@lingui/react/macro';
import { isPermitted } from '@peonia/contract/staff/staff-permissions.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { MemberView } from '../../features/moderation/members/member-view.tsx';
import { StaffFrame } from '../../features/moderation/staff-frame.tsx';
import { StaffPage } from '../../features/moderation/staff-page.tsx';
import { useStaffSession } from '../../features/moderation/staff-session/staff-session-queries.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { useParams } from '../../platform/router/hooks.ts';

const flagsPart = lazyPart(
  async () => (await import('../../features/finance/partners/member-flags-panel.tsx')).MemberFlagsPanel,
  'finance',
);

const partnerPart = lazyPart(
  async () => (await import('../../features/finance/partners/partner-panel.tsx')).PartnerPanel,
  'finance',
);

/** The page of one member for the staff, with the partner programme for the money desk and flags for administrators. */
export default function MemberPage() {
  const id = Number(useParams()['id']);
  const roles = useStaffSession()?.roles ?? [];
  const Flags = flagsPart.use(isPermitted(roles, 'members.flag'));
  const Partner = partnerPart.use(isPermitted(roles, 'partners.decide'));
  return (
    <StaffFrame current="/staff/members">
      <StaffPage>
        <MemberView key={id} id={id}>
          {Partner === null ? null : (
            <Card pad as="section" aria-labelledby="member-partner">
              <h2 id="member-partner">
                <Trans>Partner programme</Trans>
              </h2>
              <Partner memberId={id} />
            </Card>
          )}
          {Flags === null ? null : (
            <Card pad as="section" aria-labelledby="member-flags">
              <h2 id="member-flags">
                <Trans>Flags</Trans>
              </h2>
              <Flags memberId={id} />
            </Card>
          )}
        </MemberView>
      </StaffPage>
    </StaffFrame>
  );
}
