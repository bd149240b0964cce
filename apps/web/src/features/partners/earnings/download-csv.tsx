import { Trans } from '@lingui/react/macro';
import type { downloadAffiliateFigures, downloadEarnings } from '@peonia/contract/partners/partners.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { useState } from 'react';
import { downloadFile } from '../../../platform/api/download-file.ts';
import { addressOf } from '../../../platform/api/make-call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';

/** Downloads a list of the partner as CSV. */
export function DownloadCsv({
  endpoint,
  name,
}: {
  endpoint: typeof downloadEarnings | typeof downloadAffiliateFigures;
  name: string;
}) {
  const [isSaving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    void downloadFile(addressOf(endpoint, {}, {}), name)
      .catch(showProblem)
      .finally(() => setSaving(false));
  };
  return (
    <div className="row">
      <Button variant="line" size="sm" icon={<DownloadIcon />} busy={isSaving} onClick={save}>
        <Trans>Download CSV</Trans>
      </Button>
    </div>
  );
}
