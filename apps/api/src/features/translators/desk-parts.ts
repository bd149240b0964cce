import type { Limits } from '@peonia/contract/limits.ts';
import type { StaffRole } from '@peonia/contract/staff.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';

export interface StaffAct {
  readonly staff_id: number;
  readonly act: string;
  readonly subject: string;
  readonly subject_ids: number[];
  readonly detail: string;
}

/** What the desk needs of the staff's part of the program, which stands to the right. */
export interface StaffGate {
  /** Lets somebody of these roles through whose second factor is given; for everybody else there is nothing here. */
  requireStaff(db: Db, caller: Caller, roles: readonly StaffRole[]): Promise<readonly StaffRole[]>;
  /** Writes down who looked at what, and why. */
  noteAct(db: Db, act: StaffAct): Promise<void>;
  /** Puts a message that breaks the rules before moderators. */
  reportMessage(db: Db, message: { readonly id: number; readonly signals: readonly string[] }): Promise<void>;
}

export interface DeskParts {
  readonly staff: StaffGate;
  readonly limits: Limits;
  readonly outbox: Outbox;
}

export const deskRoles = ['translator'] as const satisfies readonly StaffRole[];
