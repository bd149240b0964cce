export { listStaff } from './roles/role-request.sql.ts';
export { requireFreshStaff, requireStaff } from './staff-session/require-staff.ts';
export { noteAct } from './staff.sql.ts';
