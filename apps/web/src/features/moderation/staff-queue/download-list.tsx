import { Trans, useLingui } from '@lingui/react/macro';
import {
  downloadStaffList,
  type StaffListFilter,
  type StaffListName,
  staffLists,
} from '@peonia/contract/staff/staff-lists.ts';
import { isPermitted } from '@peonia/contract/staff/staff-permissions.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { downloadFile } from '../../../platform/api/download-file.ts';
import { addressOf } from '../../../platform/api/make-call.ts';
import { useStaffSession } from '../staff-session/staff-session-queries.ts';
import { useStaffAct } from './use-staff-act.ts';

interface DownloadListProps<Name extends StaffListName> {
  readonly name: Name;
  /** The part of the list that is shown. */
  readonly show: (typeof staffLists)[Name]['parts'][number];
  /** What narrows the shown part. */
  readonly filters?: Readonly<Partial<Record<StaffListFilter, string | number>>>;
}

/** Downloads a list of the staff as CSV, after a fresh code. Absent where the roles do not permit it. */
export function DownloadList<Name extends StaffListName>({ name, show, filters }: DownloadListProps<Name>) {
  const { t } = useLingui();
  const { isBusy, run } = useStaffAct({ refetch: [] });
  const roles = useStaffSession()?.roles ?? [];
  if (!isPermitted(roles, 'lists.export') || !isPermitted(roles, staffLists[name].permission)) return null;
  const address = addressOf(downloadStaffList, { name }, { ...filters, show });
  const download = () => void run(() => downloadFile(address, `${name}.csv`, 'POST'));
  return (
    <>
      <span className="desktop-only">
        <Button
          size="sm"
          variant="line"
          icon={<DownloadIcon />}
          busy={isBusy}
          busyLabel={t`Loading`}
          onClick={download}
        >
          <Trans>Download as CSV</Trans>
        </Button>
      </span>
      <span className="phone-only">
        <IconButton icon={<DownloadIcon />} label={t`Download as CSV`} busy={isBusy} onClick={download} />
      </span>
    </>
  );
}
