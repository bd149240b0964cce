export {
  hasSecondStep,
  isPartner,
  readHasMall,
  readIdentified,
  readMemberFlags,
  readSound,
  saveMemberFlags,
  setIdentified,
} from './administration/account-flags.ts';
export { isPartnerById } from './administration/account-flags.sql.ts';
export { agreeToPage } from './consents/agree-to-page.ts';
export {
  countAgreed,
  hasConsent,
  readAgreedVersions,
  storeConsent,
  type AgreedNumbers,
} from './consents/consent.sql.ts';
export { closeByStaff } from './closing/close-by-staff.ts';
export { isDeletedAccount } from './closing/closing.sql.ts';
export type { Eraser } from './closing/eraser.ts';
export { readEmail, readPhone } from './contact.ts';
export { readSuspendedAccount, setSuspendedErasure } from './closing/suspended-account.ts';
export { openExport } from './export/download-export.ts';
export { readLatestExport, requestExport } from './export/start-export.ts';
export { jsonFile, type Exporter } from './export/exporter.ts';
export { mailContacts, ownerOfAddress } from './mail-contacts.ts';
export { readGreeting, saveAccount } from './save-account.ts';
export { isLiveSession } from './sessions/session.sql.ts';
export { acceptCode, type AcceptedCode, type FactorStore } from './second-step/accept-code.ts';
export { factorUri, secretBytes, toBase32 } from './second-step/totp.ts';
export {
  readSuspensionContact,
  readAccountSummaries,
  readAccountActivity,
  readAccountIdentifiers,
  type AccountSummary,
} from './administration/account-administration.ts';
export { readAccessHistory } from './administration/access-history.ts';
export { countByGroup, figureSource } from './figure-source.sql.ts';
export type { FigureSource } from './figure-source.ts';
export { endSessions, resetSecondStep } from './administration/member-access.ts';
export {
  memberRowsMost,
  membersFoundMost,
  memberSource,
  newestRows,
  type MemberFinder,
  type MemberHit,
  type MemberRow,
  type MemberSource,
} from './administration/member-source.ts';
export { accountsWithSameAccess, similarMost } from './administration/account-risk.sql.ts';
export { riskSource, type RiskCount, type RiskSource } from './administration/risk-source.ts';
export { storeBannedKeys } from './administration/banned-keys.ts';
export { clearRefusedBirthday, readRefusedBirthday, storeRefusedBirthday } from './administration/refused-birthdays.ts';
export { resumeAccount, suspendAccount } from './administration/suspend-account.ts';
export { callerHasProvenEmail, mePart, type MePart } from './me.sql.ts';
export { changeAccess, type ChangeContext } from './reauthentication/change-access.ts';
export { proofIn, proveOwner, type ProofContext } from './reauthentication/prove-owner.ts';
export { emailOf, hasProvenEmail } from './proven-email.sql.ts';
export { vipEventFields, type VipFields } from './vip.sql.ts';
export { lockVip, personOf, readVip, setVip } from './vip.ts';
export {
  exportWorker,
  accessUndos,
  addressProven,
  agreedVersions,
  accountOpeners,
  counterSources,
  deletionHolds,
  erasers,
  exporters,
  figureSources,
  catalogueShelves,
  memberFinders,
  memberSources,
  healthSources,
  opensMall,
  ownBalance,
  ownDuePages,
  ownPrivacy,
  ownAnnouncement,
  ownProfile,
  ownRate,
  ownSwitches,
  ownWheel,
  ownerProofs,
  pictureUrl,
  riskSources,
  staffAccess,
  staffFinders,
  staffListSources,
  staffQueueSources,
  deviceRegistrar,
  trialGranter,
  viewableReads,
  type AnnouncementReader,
  type HealthSource,
  type StaffAccess,
} from './hooks.ts';
export type { DeviceRegistrar } from './push-device.ts';
export { storeReadAnnouncements } from './account.sql.ts';
export { activeMembersOf, countActiveMembers, countMembersFrom } from './administration/count-members.sql.ts';
export { firstCountryOf, isSamePerson, pidOf } from './registration/referral.sql.ts';
export type { AccountOpener } from './registration/register-account.ts';
export { socialSettings, type WechatSettings } from './social-login/providers/signin-settings.ts';
export {
  textColumns,
  type CatalogueShelf,
  type ShelfItem,
  type ShelfPage,
  type StoredContent,
} from './catalogue-shelf.ts';
export { callerOf } from './sessions/session.sql.ts';
export type { ViewableRead } from './viewable-read.ts';
export { mostFound, numberIn, type FoundThing, type StaffFinder } from './staff-finder.ts';
export { staffList, type StaffListFilters, type StaffListRow, type StaffListSource } from './staff-list.sql.ts';
export { withTarget, type StaffQueueRow, type StaffQueueSource, type StaffQueueState } from './staff-queue-source.ts';
