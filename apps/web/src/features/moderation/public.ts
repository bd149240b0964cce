export { ReportHost } from './report/report-host.tsx';
export { isPageShortcut } from './shortcut-target.ts';
export { StaffFrame } from './staff-frame.tsx';
export { StaffPage } from './staff-page.tsx';
export { showStaffError, useStaffSession } from './staff-session/staff-session-queries.ts';
