import { partnerInvitationsContract } from '@peonia/contract/partners/partner-invitations.schema.ts';
import { partnerStatementsContract } from '@peonia/contract/partners/partner-statements.schema.ts';
import { partnersContract } from '@peonia/contract/partners/partners.schema.ts';
import { portalsContract } from '@peonia/contract/partners/portals.schema.ts';
import { cashOutContract } from '@peonia/contract/payouts/cash-out.schema.ts';
import { payoutTaxContract } from '@peonia/contract/payouts/payout-tax.schema.ts';
import { payoutsContract } from '@peonia/contract/payouts/payouts.schema.ts';
import type { ServedEndpoint } from '@peonia/contract/protocol/endpoint.ts';
import type { ErrorName } from '@peonia/contract/protocol/errors.ts';
import type { Input } from '../client.ts';

/**
 * Who calls: a member, a partner, another partner than whose payout it is, who was a partner once, a suspended partner,
 * and finance, who is no partner.
 */
export const partnerActors = ['anonymous', 'member', 'partner', 'other', 'former', 'suspended', 'finance'] as const;
export type PartnerActor = (typeof partnerActors)[number];

type Outcome = 'ok' | ErrorName;

interface PartnerAct {
  readonly endpoint: ServedEndpoint;
  /** `payoutId` is the open payout of `partner`. */
  input(payoutId: number, nonce: string): Input;
  /** Everybody but those named gets `others`; without a session, and suspended, the session is over. */
  readonly expected: Readonly<Partial<Record<PartnerActor, Outcome>>> & { readonly others: Outcome };
}

const nothing = () => ({});
const partners = { partner: 'ok', other: 'ok', others: 'partner_needed' } as const;
/** Their own figures, which are empty for who never was a partner: what was earned stays theirs. */
const everybody = { others: 'ok' } as const;
const bank = {
  kind: 'bank',
  account_name: 'Mei Lin',
  account_number: 'DE89370400440532013000',
  other_information: '',
} as const;

/** Every call about money of partners, and what it answers to whom. */
export const partnerActs: Readonly<Record<string, PartnerAct>> = {
  'GET affiliate': { endpoint: partnersContract.getAffiliate, input: nothing, expected: everybody },
  'GET affiliate.csv': { endpoint: partnersContract.downloadEarnings, input: nothing, expected: everybody },
  'GET affiliate/figures': { endpoint: partnersContract.getAffiliateFigures, input: nothing, expected: everybody },
  'GET affiliate/figures.csv': {
    endpoint: partnersContract.downloadAffiliateFigures,
    input: nothing,
    expected: everybody,
  },
  'GET partner/statements': {
    endpoint: partnerStatementsContract.listPartnerStatements,
    input: nothing,
    expected: everybody,
  },
  'GET partner/links': { endpoint: partnersContract.listPartnerLinks, input: nothing, expected: partners },
  'POST partner/links': {
    endpoint: partnersContract.addPartnerLink,
    input: () => ({ body: { campaign: 'Access', page: 'landing', language: 'en' } }),
    expected: partners,
  },
  'POST key, the partner area': {
    endpoint: portalsContract.makePortalKey,
    input: () => ({ body: { to: 'partners' } }),
    expected: { partner: 'portal_missing', other: 'portal_missing', others: 'partner_needed' },
  },
  'POST partner/invitations/:id/accept, of nobody': {
    endpoint: partnerInvitationsContract.acceptPartnerInvitation,
    input: () => ({ params: { id: 999_999 }, body: { terms: true } }),
    expected: { others: 'not_found' },
  },
  'POST partner/invitations/:id/decline, of nobody': {
    endpoint: partnerInvitationsContract.declinePartnerInvitation,
    input: () => ({ params: { id: 999_999 }, body: { answer: 'No, thank you' } }),
    expected: { others: 'not_found' },
  },
  'GET payout method': { endpoint: payoutsContract.getPayoutMethod, input: nothing, expected: everybody },
  'PUT payout method, without the owner’s proof': {
    endpoint: payoutsContract.setPayoutMethod,
    input: () => ({ body: bank }),
    expected: { partner: 'reauthentication_required', other: 'reauthentication_required', others: 'partner_needed' },
  },
  'GET payout/tax': { endpoint: payoutTaxContract.getTaxResidence, input: nothing, expected: everybody },
  'PUT payout/tax': {
    endpoint: payoutTaxContract.declareTaxResidence,
    input: () => ({ body: { country: 'DE' } }),
    expected: partners,
  },
  'GET withdraw': { endpoint: cashOutContract.getCashOut, input: nothing, expected: everybody },
  'POST withdraw': {
    endpoint: cashOutContract.withdraw,
    input: (_, nonce) => ({ body: { gold: 60, expected: 60 }, headers: { 'idempotency-key': nonce } }),
    expected: { partner: 'payout_open', other: 'payout_short', others: 'partner_needed' },
  },
  'PUT withdraw/auto': {
    endpoint: cashOutContract.setAutoWithdraw,
    input: () => ({ body: { on: true } }),
    expected: partners,
  },
  'GET withdraw/:id/receipt.pdf, before it is paid': {
    endpoint: cashOutContract.downloadPayoutReceipt,
    input: (id) => ({ params: { id } }),
    expected: { partner: 'payout_unpaid', others: 'not_found' },
  },
  'DELETE withdraw/:id': {
    endpoint: cashOutContract.cancelPayout,
    input: (id) => ({ params: { id } }),
    expected: { partner: 'ok', others: 'not_found' },
  },
};
