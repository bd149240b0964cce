import { useEffect, useEffectEvent, useState } from 'react';
import { showProblem } from '../../../platform/errors.tsx';
import { openCatalogues } from '../../../platform/language.tsx';
import { dropReportRequest, useReportRequest } from '../../../platform/report-request.ts';

async function loadDialog() {
  const [{ ReportDialog }] = await Promise.all([import('./report-dialog.tsx'), openCatalogues('moderation')]);
  return { ReportDialog };
}

/** Hosts the report dialog. Mounted once, in the app frame; its code loads with the first report. */
export function ReportHost() {
  const request = useReportRequest();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null);
  const load = useEffectEvent(() => {
    if (loaded !== null) return;
    loadDialog().then(setLoaded, (error: unknown) => {
      dropReportRequest();
      showProblem(error);
    });
  });
  const isWanted = request !== null;
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted]);
  return loaded === null ? null : <loaded.ReportDialog request={request} onClose={dropReportRequest} />;
}
