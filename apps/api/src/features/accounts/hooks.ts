import type { Counter } from '@peonia/contract/accounts/accounts.ts';
import type { Announcement } from '@peonia/contract/announcements.ts';
import type { HealthFact } from '@peonia/contract/operation/health.ts';
import type { OwnProfile, PrivacySettings } from '@peonia/contract/profiles/own-profile.ts';
import type { FeatureFlag, KillSwitch } from '@peonia/contract/protocol/switch-names.ts';
import type { StaffPermission } from '@peonia/contract/staff/staff-permissions.ts';
import type { StaffRole } from '@peonia/contract/staff/staff.ts';
import type { GoldCents } from '@peonia/core/money.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../platform/db/statement.ts';
import { collection, hook } from '../../platform/feature.ts';
import type { Caller } from '../../platform/http/call.ts';
import type { MemberFinder, MemberSource } from './administration/member-source.ts';
import type { RiskSource } from './administration/risk-source.ts';
import type { CatalogueShelf } from './catalogue-shelf.ts';
import type { DeletionHold, Eraser } from './closing/eraser.ts';
import type { AgreedNumbers } from './consents/consent.sql.ts';
import type { ExportWorker } from './export/export-worker.ts';
import type { Exporter } from './export/exporter.ts';
import type { FigureSource } from './figure-source.ts';
import type { MePart } from './me.sql.ts';
import type { DeviceRegistrar } from './push-device.ts';
import type { ProofContext } from './reauthentication/prove-owner.ts';
import type { AccessUndo } from './reauthentication/undo-change.ts';
import type { AccountOpener, AgreedVersions } from './registration/register-account.ts';
import type { StaffFinder } from './staff-finder.ts';
import type { StaffListSource } from './staff-list.sql.ts';
import type { StaffQueueSource } from './staff-queue-source.ts';
import type { TrialGranter } from './verification/verify-address.ts';
import type { ViewableRead } from './viewable-read.ts';

export const erasers = collection<Eraser>('accounts.erasers');
export const deletionHolds = collection<DeletionHold>('accounts.deletion-holds');
export const exporters = collection<Exporter>('accounts.exporters');
export const accountOpeners = collection<AccountOpener>('accounts.openers');
/** Pages that a member must agree to before going on, by the versions agreed to last. Runs no statement. */
export const ownDuePages = hook<(agreed: AgreedNumbers) => (keyof AgreedNumbers)[]>('accounts.own-due-pages');
/** Numbers of the running versions of what new members agree to. Runs no statement. */
export const agreedVersions = hook<AgreedVersions>('accounts.agreed-versions');
export const trialGranter = hook<TrialGranter>('accounts.trial-granter');
/** Keeps the push token that a login of the app brings. */
export const deviceRegistrar = hook<DeviceRegistrar>('accounts.device-registrar');
/** What the owner's proof is checked with, for changes of access by features to the right. */
export const ownerProofs = hook<ProofContext>('accounts.owner-proofs');
/** Takes back changes of access that features to the right keep. */
export const accessUndos = collection<AccessUndo>('accounts.access-undos');
/** Runs in the transaction in which the owner of an e-mail address has proven it by a code. */
export const addressProven = collection<(db: Db, email: string) => Promise<void>>('accounts.address-proven');
export const exportWorker = hook<ExportWorker>('accounts.export-worker');

/** One number of the member's menu. */
export interface CounterSource {
  /** SQL expression of the number for the member `:reader`; part of a hot read. */
  readonly sql: string;
  /** A query of one row with its alias, which the expression reads; sources with the same text share it. */
  readonly from?: string;
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
  /** As `requireStaff`, and the code of the second factor is fresh; throws `staff_step_up`. */
  requireFreshStaff(db: Db, caller: Caller, permission: StaffPermission): Promise<readonly StaffRole[]>;
  /** Logs who accessed or changed what, and why. */
  noteAct(
    db: Db,
    act: {
      readonly staff_id: number;
      readonly act: string;
      readonly subject: string;
      readonly subject_ids: number[];
      /** The reason. */
      readonly detail: string;
      /** Values that the act changed, as they were and as they are. */
      readonly before?: string;
      readonly after?: string;
    },
  ): Promise<void>;
}
/** Queues of the staff, each by the feature that has it. */
export const staffQueueSources = collection<StaffQueueSource>('accounts.staff-queues');

/** Lists that staff download, each by the feature that has it. */
export const staffListSources = collection<StaffListSource>('accounts.staff-lists');

/** What the operator's figures count, each by the feature that has it. */
export const figureSources = collection<FigureSource>('accounts.figure-sources');

/** Sections of the page of a member for the staff, each by the feature that has the data. */
export const memberSources = collection<MemberSource>('accounts.member-sources');
/** What counts for the risk of a member, each by the feature that has the data. */
export const riskSources = collection<RiskSource>('accounts.risk-sources');
/** What the search of the staff finds besides members, each by the feature that has it. */
export const staffFinders = collection<StaffFinder>('accounts.staff-finders');
/** Ways to find a member for the staff. */
export const memberFinders = collection<MemberFinder>('accounts.member-finders');

/** Catalogues that staff edit, each by the feature that has its tables. */
export const catalogueShelves = collection<CatalogueShelf>('accounts.catalogue-shelves');

export const staffAccess = hook<StaffAccess>('accounts.staff-access');

/** What decides which announcement a member gets. */
export interface AnnouncementReader {
  readonly vip: boolean;
  readonly country: string | null;
  readonly created_at: Date;
  /** Ids of those that the member has closed. */
  readonly read: readonly number[];
}

/** What `GET me` shows beside the account's own row. */
export const ownProfile = hook<MePart<OwnProfile & { avatar: string | null }>>('accounts.own-profile');
export const ownPrivacy = hook<MePart<PrivacySettings>>('accounts.own-privacy');
/** Available gold in hundredths. */
export const ownBalance = hook<MePart<GoldCents>>('accounts.own-balance');
/** USD per gold of this account. */
export const ownRate = hook<MePart<number>>('accounts.own-rate');
/** Whether accounts of a country have the mall without a flag of their own. */
export const opensMall = hook<(country: string | null) => boolean>('accounts.opens-mall');
/** Whether today's spin of the wheel waits. */
export const ownWheel = hook<MePart<boolean>>('accounts.own-wheel');
/** What the staff announce to this member. Runs no statement of its own. */
export const ownAnnouncement =
  hook<(reader: AnnouncementReader, language: Language) => Promise<Announcement | null>>('accounts.own-announcement');
/** Facts of the health page that a feature knows. Reads by index, or remembers what is dear. */
export interface HealthSource {
  read(db: Db): Promise<HealthFact[]>;
}

/** Reads that staff may make in a view as a member. What no feature names cannot be called in one. */
export const viewableReads = collection<ViewableRead>('accounts.viewable-reads');
export const healthSources = collection<HealthSource>('accounts.health-sources');
/** What is not open to this member at the moment, by the switches of the operators. Runs no statement. */
export const ownSwitches =
  hook<(caller: Pick<Caller, 'id' | 'country'>) => (KillSwitch | FeatureFlag)[]>('accounts.own-switches');
/** URL of an image by its file name. */
export const pictureUrl = hook<(name: string) => string>('accounts.picture-url');
