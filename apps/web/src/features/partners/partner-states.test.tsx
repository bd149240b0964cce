import type { PartnerApplication } from '@peonia/contract/partners/partners.ts';
import { describe, expect, it } from 'vitest';
import { renderStatic } from '../../../test/render-static.tsx';
import { ApplicationState } from './application/application-state.tsx';
import { InvitationState } from './application/invitation-state.tsx';
import { PartnerNeeds } from './application/partner-needs.tsx';

const fresh: PartnerApplication = {
  partner: false,
  identified: true,
  two_step: true,
  state: null,
  applied_at: null,
  reason: null,
  invitation: null,
};
const applied: PartnerApplication = { ...fresh, state: 'open', applied_at: '2026-03-04T10:00:00Z' };

describe('ApplicationState', () => {
  const draw = (application: PartnerApplication) => renderStatic(<ApplicationState application={application} />);

  it('shows nothing before the first application', () => {
    expect(draw(fresh)).not.toContain('appl');
  });

  it('says when the member applied', () => {
    expect(draw(applied)).toContain('You applied on March 4, 2026.');
  });

  it('shows why an application was declined', () => {
    expect(draw({ ...applied, state: 'refused', reason: 'Too few posts.' })).toContain('Too few posts.');
  });

  it('greets a partner whatever came of the application', () => {
    expect(draw({ ...applied, partner: true, state: 'refused' })).toContain('You are a partner.');
  });
});

describe('InvitationState', () => {
  const invitation = {
    id: 1,
    state: 'expired',
    reason: 'Your posts',
    invited_at: '2026-03-04T10:00:00Z',
    expires_at: '2026-03-18T10:00:00Z',
  } as const;
  const draw = (change: Partial<PartnerApplication>) =>
    renderStatic(<InvitationState application={{ ...fresh, invitation, ...change }} />);

  it.each([
    ['expired', 'has expired'],
    ['withdrawn', 'was withdrawn'],
    ['declined', 'You declined'],
  ] as const)('an invitation that is %s reads "%s"', (state, text) => {
    expect(draw({ invitation: { ...invitation, state } })).toContain(text);
  });

  it('leaves an open invitation to its card', () => {
    expect(draw({ invitation: { ...invitation, state: 'open' } })).not.toContain('invitation');
  });

  it('shows nothing once the member has applied since', () => {
    expect(draw({ applied_at: '2026-03-05T10:00:00Z' })).not.toContain('has expired');
  });

  it('is shown after an application from before', () => {
    expect(draw({ applied_at: '2026-03-03T10:00:00Z' })).toContain('has expired');
  });
});

describe('PartnerNeeds', () => {
  it('links to what is missing', () => {
    expect(renderStatic(<PartnerNeeds identified={false} two_step />)).toContain('href="/setting/verify"');
  });

  it('links to nothing that is there', () => {
    expect(renderStatic(<PartnerNeeds identified={false} two_step />)).not.toContain('/setting/security');
  });
});
