export { moderationEraser, moderationExporter } from './own-complaints.ts';
export { listStaff } from './roles/role-request.sql.ts';
export { mayReview, requireFreshStaff, requireStaff } from './staff-session/require-staff.ts';
export { noteAct } from './staff.sql.ts';
export { reportMessage } from './complaints/report-message.ts';
