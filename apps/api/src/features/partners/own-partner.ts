import { goldFromCents } from '@peonia/core/money.ts';
import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { applicationsOf, eraseApplications } from './application.sql.ts';
import { eraseClicks } from './figures/click.sql.ts';
import { eraseInvitations, invitationsOf } from './invitations/invitation.sql.ts';
import { eraseLinks, eraseReferrals, linksOf, referralOf } from './links/link.sql.ts';
import { eraseRunAccounts, runAccountsOf } from './run-accounts/run-account.sql.ts';
import { eraseShares, sharesOf } from './shares/share.sql.ts';
import { presentStatement } from './statements/read-statements.ts';
import { eraseStatements, statementsOf } from './statements/statement.sql.ts';

/** Exports the member's applications and invitations with what came of them, their links, and the one they came by. */
export const partnersExporter: Exporter = {
  feature: 'partners',
  async *files(db, memberId) {
    const applications = await applicationsOf.all(db, { member_id: memberId });
    yield jsonFile(
      'partners/applications.json',
      applications.map(({ id: _id, member_id: _member, decided_by: _staff, ...application }) => application),
    );
    const invitations = await invitationsOf.all(db, { member_id: memberId, most: 1_000 });
    yield jsonFile(
      'partners/invitations.json',
      invitations.map(({ id: _id, member_id: _member, invited_by: _staff, ...invitation }) => invitation),
    );
    yield jsonFile('partners/links.json', await linksOf.all(db, { member_id: memberId }));
    yield jsonFile('partners/came-through.json', await referralOf.all(db, { member_id: memberId }));
    const statements = await statementsOf.all(db, {
      member_id: memberId,
      before: Number.MAX_SAFE_INTEGER,
      most: 10_000,
    });
    yield jsonFile('partners/statements.json', statements.map(presentStatement));
    const run = await runAccountsOf.all(db, { member_id: memberId });
    yield jsonFile(
      'partners/run-accounts.json',
      run.map(({ member_id, declared_at }) => ({ own: member_id === memberId, declared_at })),
    );
    const shares = await sharesOf.all(db, { member_id: memberId });
    yield jsonFile(
      'partners/shares.json',
      shares.map(({ cash, amount, ...share }) => ({ ...share, usd: cash / 100, gold: goldFromCents(amount) })),
    );
  },
};

export const partnersEraser: Eraser = {
  feature: 'partners',
  async erase(db, memberId) {
    await eraseApplications.run(db, { member_id: memberId });
    await eraseInvitations.run(db, { member_id: memberId });
    await eraseStatements.run(db, { member_id: memberId });
    await eraseShares.run(db, { member_id: memberId });
    await eraseRunAccounts.run(db, { member_id: memberId });
    await eraseReferrals.run(db, { member_id: memberId });
    await eraseClicks.run(db, { member_id: memberId });
    await eraseLinks.run(db, { member_id: memberId });
  },
};
