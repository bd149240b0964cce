import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { viewHeader } from '@peonia/contract/staff/view-as.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { callerOf, type ViewableRead } from '../../accounts/public.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import { noteViewedPage, openViewOf } from './view-as.sql.ts';

interface GuardContext {
  /** The only calls that a view may make. */
  readonly reads: readonly ViewableRead[];
  readonly database: Database;
  readonly limits: Limits;
}

/**
 * Calls with the header of a view: the reads that features allow are made in the place of its member, noted, and cannot
 * write. Every other call is refused, also where the view is unknown.
 */
export function guardViews(app: FastifyInstance, { reads, database, limits }: GuardContext): void {
  const pages = new Map(reads.map(({ endpoint, page }) => [`${endpoint.method} /v1${endpoint.path}`, page]));
  async function openView(request: FastifyRequest, value: string | string[]): Promise<void> {
    const page = pages.get(`${request.method} ${request.routeOptions.url ?? ''}`);
    if (page === undefined) throw refuse('view_read_only');
    // The cached caller of a token is not a proof.
    const caller = (await request.session?.prove()) ?? request.caller;
    const id = Number(value);
    if (caller === null || !Number.isSafeInteger(id)) throw refuse('view_over');
    await requireStaff(database, caller, 'members.view', limits);
    const view = await openViewOf.first(database, { id, staff_id: caller.id, session_id: caller.session_id });
    const member = view === undefined ? undefined : await callerOf.first(database, { id: view.member_id });
    if (member === undefined) throw refuse('view_over');
    const about = Number((request.params as { id?: string }).id ?? 0);
    await noteViewedPage.run(database, { view_id: id, page, about_id: Number.isSafeInteger(about) ? about : 0 });
    request.viewed = member;
  }
  app.addHook('preValidation', (request, _reply, done): Promise<void> | void => {
    const value = request.headers[viewHeader];
    if (value !== undefined) return openView(request, value);
    done();
  });
}
