import { randomInt } from 'node:crypto';
import {
  partnerLinksMax,
  type addPartnerLink as endpoint,
  type listPartnerLinks,
  type PartnerLink,
} from '@peonia/contract/partners/partners.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { isPartner, readMemberFlags } from '../../accounts/public.ts';
import { insertLink, linksOf, type LinkRow } from './link.sql.ts';

// Without letters and digits that look alike in print.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const attempts = 5;

/** The links of a partner, newest first. */
export async function listLinks({ db, caller }: Call<typeof listPartnerLinks>): Promise<{ items: PartnerLink[] }> {
  if (!(await isPartner(db, caller.id))) throw refuse('partner_needed');
  return { items: (await linksOf.all(db, { member_id: caller.id })).map(presentLink) };
}

/**
 * Adds a link, or returns the one that is the same already: the reply to a first call may be lost. The partner's
 * account is locked, so that parallel calls do not exceed the limit.
 */
export async function addLink({ db, caller, body }: Call<typeof endpoint>): Promise<PartnerLink> {
  if ((await readMemberFlags(db, caller.id))?.is_partner !== true) throw refuse('partner_needed');
  const campaign = body.campaign.trim();
  if (campaign === '') throw refuse('input_invalid', { field: 'campaign' });
  const links = await linksOf.all(db, { member_id: caller.id });
  const wanted = { ...body, campaign, pid: body.pid?.toLowerCase() };
  const same = links.find((link) => isSame(link, wanted));
  if (same !== undefined) return presentLink(same);
  if (links.length >= partnerLinksMax) throw refuse('partner_links_full', { count: partnerLinksMax });
  const { page, language } = body;
  const candidates = wanted.pid === undefined ? Array.from({ length: attempts }, generatePid) : [wanted.pid];
  for (const pid of candidates) {
    const inserted = await insertLink.first(db, { pid, member_id: caller.id, campaign, page, language });
    if (inserted === undefined) continue;
    return { pid, campaign, page, language, registrations: 0, created_at: new Date().toISOString() };
  }
  throw refuse('pid_taken');
}

/** Whether a link is what is asked for; without a pid any will do. */
function isSame(link: LinkRow, { pid = link.pid, campaign, page, language }: Call<typeof endpoint>['body']): boolean {
  return link.pid === pid && link.campaign === campaign && link.page === page && link.language === language;
}

function generatePid(): string {
  return Array.from({ length: 6 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

function presentLink({ created_at, ...link }: LinkRow): PartnerLink {
  return { ...link, created_at: created_at.toISOString() };
}
