export { ReportHost } from './report/report-host.tsx';
