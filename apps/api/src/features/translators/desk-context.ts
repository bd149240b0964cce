import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { StaffPermission } from '@peonia/contract/staff/staff-permissions.ts';
import type { StaffRole } from '@peonia/contract/staff/staff.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';

interface StaffAct {
  readonly staff_id: number;
  readonly act: string;
  readonly subject: string;
  readonly subject_ids: number[];
  readonly detail: string;
}

/** The staff functions that the desk needs; moderation is to the right. */
export interface StaffGate {
  /** Requires a role that permits it and an open staff session; throws `not_found` for others. */
  requireStaff(db: Db, caller: Caller, permission: StaffPermission): Promise<readonly StaffRole[]>;
  /** Logs who accessed what, and why. */
  noteAct(db: Db, act: StaffAct): Promise<void>;
  /** Reports a message that breaks the rules to moderators. */
  reportMessage(db: Db, message: { readonly id: number; readonly signals: readonly string[] }): Promise<void>;
}

export interface DeskContext {
  readonly staff: StaffGate;
  readonly limits: Limits;
  readonly outbox: Outbox;
}
