import { openCatalogues } from '../../../platform/language.tsx';
import { dropReportRequest, useReportRequest } from '../../../platform/report-request.ts';
import { useLoaded } from '../../../platform/use-loaded.ts';

async function loadDialog() {
  const [{ ReportDialog }] = await Promise.all([import('./report-dialog.tsx'), openCatalogues('moderation')]);
  return { ReportDialog };
}

/** Hosts the report dialog. Mounted once, in the app frame; its code loads with the first report. */
export function ReportHost() {
  const request = useReportRequest();
  const loaded = useLoaded(request !== null, loadDialog, dropReportRequest);
  return loaded === null ? null : <loaded.ReportDialog request={request} onClose={dropReportRequest} />;
}
