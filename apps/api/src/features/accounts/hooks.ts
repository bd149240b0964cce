import type { Counter } from '@peonia/contract/accounts/accounts.ts';
import type { StaffPermission } from '@peonia/contract/moderation/staff-permissions.ts';
import type { StaffRole } from '@peonia/contract/moderation/staff.ts';
import type { Db } from '../../platform/db/statement.ts';
import { collection, hook } from '../../platform/feature.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { DeletionHold, Eraser } from './closing/eraser.ts';
import type { ExportWorker } from './export/export-worker.ts';
import type { Exporter } from './export/exporter.ts';
import type { MeSources } from './read-me.ts';
import type { AccountOpener } from './registration/register-account.ts';
import type { StaffQueueSource } from './staff-queue-source.ts';
import type { TrialGranter } from './verification/verify-address.ts';

export const erasers = collection<Eraser>('accounts.erasers');
export const deletionHolds = collection<DeletionHold>('accounts.deletion-holds');
export const exporters = collection<Exporter>('accounts.exporters');
export const accountOpeners = collection<AccountOpener>('accounts.openers');
export const trialGranter = hook<TrialGranter>('accounts.trial-granter');
export const exportWorker = hook<ExportWorker>('accounts.export-worker');

/** One number of the member's menu. */
export interface CounterSource {
  count(db: Db, memberId: number): Promise<number>;
  /** Sets the counter to zero and returns what it was. */
  markRead(db: Db, memberId: number): Promise<number>;
}

export const counterSources = {
  likeme: hook<CounterSource>('accounts.counters.likeme'),
  message: hook<CounterSource>('accounts.counters.message'),
  notification: hook<CounterSource>('accounts.counters.notification'),
  order: hook<CounterSource>('accounts.counters.order'),
  request: hook<CounterSource>('accounts.counters.request'),
} as const satisfies Record<keyof Counter, unknown>;

/** Roles and the log of the staff, for desks of features to the left of moderation. */
export interface StaffAccess {
  /** Requires a role that permits it and an open staff session; throws `not_found` for others. */
  requireStaff(db: Db, caller: Caller, permission: StaffPermission): Promise<readonly StaffRole[]>;
  /** Logs who accessed or changed what, and why. */
  noteAct(
    db: Db,
    act: {
      readonly staff_id: number;
      readonly act: string;
      readonly subject: string;
      readonly subject_ids: number[];
      readonly detail: string;
    },
  ): Promise<void>;
}
/** Queues of the staff, each by the feature that has it. */
export const staffQueueSources = collection<StaffQueueSource>('accounts.staff-queues');

export const staffAccess = hook<StaffAccess>('accounts.staff-access');

/** What `GET me` shows beside the account's own row. */
export const ownProfile = hook<MeSources['profile']>('accounts.own-profile');
export const ownPrivacy = hook<MeSources['privacy']>('accounts.own-privacy');
export const ownBalance = hook<MeSources['balance']>('accounts.own-balance');
export const ownRate = hook<MeSources['rate']>('accounts.own-rate');
/** Whether accounts of a country have the mall without a flag of their own. */
export const opensMall = hook<MeSources['opensMall']>('accounts.opens-mall');
export const ownWheel = hook<MeSources['wheel']>('accounts.own-wheel');
export const pictureUrl = hook<MeSources['pictureUrl']>('accounts.picture-url');
