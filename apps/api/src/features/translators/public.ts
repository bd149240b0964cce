export { countWaiting as countWaitingTranslations } from './desk/desk.sql.ts';
export { revokePairs as revokeLanguages } from './language-pair.sql.ts';
export { translatorsEraser, translatorsExporter } from './own-translations.ts';
export { refundForComplaint } from './orders/refund-for-complaint.ts';
export { reportedTranslation } from './reported-translation.sql.ts';
export type { StaffGate } from './desk-context.ts';
export { staffGate } from './hooks.ts';
