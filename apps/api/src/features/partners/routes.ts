import { partnerInvitationsContract as invitations } from '@peonia/contract/partners/partner-invitations.schema.ts';
import { partnerStatementsContract as statements } from '@peonia/contract/partners/partner-statements.schema.ts';
import { partnersContract as contract } from '@peonia/contract/partners/partners.schema.ts';
import { portalsContract } from '@peonia/contract/partners/portals.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { mailQueue } from '../../platform/outbox/outbox.ts';
import { staffAccess } from '../accounts/public.ts';
import { cards } from '../profiles/public.ts';
import { applyAsPartner, readApplication } from './apply-as-partner.ts';
import { decidePartnerApplication, listApplications } from './decide-application.ts';
import { downloadEarnings } from './earnings/earnings-file.ts';
import { readAffiliate } from './earnings/read-affiliate.ts';
import { downloadFigures } from './figures/figures-file.ts';
import { readFigures } from './figures/read-figures.ts';
import { acceptInvitation, declineInvitation } from './invitations/answer-invitation.ts';
import { inviteMember, listAll, readStaffPartner, withdrawInvitation } from './invitations/invite-partner.ts';
import { mailInvitation } from './invitations/mail-invitation.ts';
import { addLink, listLinks } from './links/partner-links.ts';
import { storeReferral } from './links/store-referral.ts';
import { mailDecision } from './mail-decision.ts';
import { readFlags, setFlags } from './member-flags.ts';
import { makePortalKey } from './portals/make-portal-key.ts';
import { portalSettings } from './portals/portal-settings.ts';
import { settleShare } from './shares/settle-share.ts';
import { mailStatement } from './statements/mail-statement.ts';
import { downloadStatement, listStatements } from './statements/read-statements.ts';
import './events.ts';

export function partnersRoutes({ server: app, edge, config, limits, mailer, outbox, use }: Context): void {
  const staff = use(staffAccess);
  const { nudge } = outbox;
  outbox.subscribe('partners.decided', 'mail-decision', (decided, db) => mailDecision(db, decided, mailer), mailQueue);
  outbox.subscribe(
    'partners.invited',
    'mail-invitation',
    (invited, db) => mailInvitation(db, invited, { config, mailer }),
    mailQueue,
  );
  outbox.subscribe(
    'partners.statement',
    'mail-statement',
    (made, db) => mailStatement(db, made, { config, mailer }),
    mailQueue,
  );
  outbox.subscribe('partners.referred', 'store-referral', (referred, db) => storeReferral(db, referred));
  outbox.subscribe('payments.moved', 'settle-share', ({ order_id }, database) =>
    database.transaction((db) => settleShare(db, order_id, limits)),
  );
  const portals = { portals: config.of(portalSettings), issuer: config.publicUrl || config.brand, staff };
  route(app, edge, portalsContract.makePortalKey, (call) => makePortalKey(call, portals));
  route(app, edge, contract.getAffiliate, (call) => readAffiliate(call, limits));
  route(app, edge, contract.getAffiliateFigures, readFigures);
  route(app, edge, contract.downloadAffiliateFigures, downloadFigures);
  route(app, edge, contract.downloadEarnings, (call) => downloadEarnings(call, limits));
  route(app, edge, statements.listPartnerStatements, listStatements);
  route(app, edge, statements.downloadPartnerStatement, (call) => downloadStatement(call, config), { isSlow: true });
  route(app, edge, contract.listPartnerLinks, listLinks);
  route(app, edge, contract.addPartnerLink, addLink);
  route(app, edge, contract.getPartnerApplication, readApplication);
  route(app, edge, contract.applyAsPartner, applyAsPartner);
  const desk = { staff, limits, nudge, cards: use(cards) };
  route(app, edge, invitations.acceptPartnerInvitation, acceptInvitation);
  route(app, edge, invitations.declinePartnerInvitation, declineInvitation);
  route(app, edge, invitations.getStaffPartner, (call) => readStaffPartner(call, staff));
  route(app, edge, invitations.invitePartner, (call) => inviteMember(call, desk));
  route(app, edge, invitations.listPartnerInvitations, (call) => listAll(call, staff));
  route(app, edge, invitations.withdrawPartnerInvitation, (call) => withdrawInvitation(call, desk));
  route(app, edge, contract.listPartnerApplications, (call) => listApplications(call, staff));
  route(app, edge, contract.decidePartnerApplication, (call) => decidePartnerApplication(call, { staff, nudge }));
  route(app, edge, contract.getMemberFlags, (call) => readFlags(call, staff));
  route(app, edge, contract.setMemberFlags, (call) => setFlags(call, staff));
}
