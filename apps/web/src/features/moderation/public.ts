export { ReportHost } from './report/report-host.tsx';
export { StaffFrame } from './staff-frame.tsx';
export { StaffPage } from './staff-page.tsx';
export { roleLabels } from './staff-session/role-labels.ts';
export { showStaffError, useStaffSession } from './staff-session/staff-session-queries.ts';
export { QueueFilters } from './staff-queue/queue-filters.tsx';
export { SecondPersonForm } from './staff-queue/second-person-form.tsx';
export { StaffQueue } from './staff-queue/staff-queue.tsx';
export { useStaffAct, useStaffCase } from './staff-queue/use-staff-act.ts';
