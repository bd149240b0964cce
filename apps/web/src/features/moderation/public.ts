export { ReportHost } from './report-host.tsx';
