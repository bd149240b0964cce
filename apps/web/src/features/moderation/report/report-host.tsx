import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { dropReportRequest, useReportRequest } from '../../../platform/prompts/report-request.ts';

const dialogPart = lazyPart(() => import('./report-dialog.tsx'), 'moderation.report');

/** Hosts the report dialog. Mounted once, in the app frame; its code loads with the first report. */
export function ReportHost() {
  const request = useReportRequest();
  const loaded = dialogPart.use(request !== null, dropReportRequest);
  return loaded === null ? null : <loaded.ReportDialog request={request} onClose={dropReportRequest} />;
}
