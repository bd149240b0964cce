import { Trans } from '@lingui/react/macro';
import { downloadEarnings as endpoint } from '@peonia/contract/partners.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { useState } from 'react';
import { downloadFile } from '../../platform/api/download-file.ts';
import { addressOf } from '../../platform/api/make-call.ts';
import { showProblem } from '../../platform/errors/errors.tsx';

/** Downloads every share of the last 12 months as CSV. */
export function DownloadEarnings() {
  const [isSaving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    void downloadFile(addressOf(endpoint, {}, {}), 'earnings.csv')
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
