import { Trans, useLingui } from '@lingui/react/macro';
import type { SuspendedMember } from '@peonia/contract/moderation/suspended-member.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { HourglassIcon } from '@peonia/ui/icons/hourglass.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Progress } from '@peonia/ui/progress/progress.tsx';
import { useState } from 'react';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { downloadArchive, requestArchive, requestErasure, useSuspendedMember } from './suspended-queries.ts';

/** A suspended member's data: archive, and deletion of the account. Hidden where the link allows neither. */
export function SuspendedData({ token }: { token: string }) {
  const { data: member } = useSuspendedMember(token);
  if (member === undefined) return null;
  return (
    <>
      <ArchiveCard token={token} archive={member.archive} />
      <DeletionCard token={token} erase_at={member.erase_at} />
    </>
  );
}

/** Runs one act at a time and shows why it failed. */
function useRun() {
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}

function ArchiveCard({ token, archive }: { token: string } & Pick<SuspendedMember, 'archive'>) {
  const { t } = useLingui();
  const { isBusy, run } = useRun();
  return (
    <Card pad edge>
      <CardHead title={<Trans>Download your data</Trans>} />
      <div className="stack">
        <p>
          <Trans>Your account, profile, chats, likes and photos in one archive, also while you are suspended.</Trans>
        </p>
        {archive?.ready === false ? (
          <Progress label={t`Your archive is being prepared`} value={archive.percent / 100} />
        ) : null}
        <div className="row">
          {archive?.ready === true ? (
            <Button icon={<DownloadIcon />} busy={isBusy} onClick={() => void run(() => downloadArchive(token))}>
              <Trans>Download</Trans>
            </Button>
          ) : (
            <Button
              variant="soft"
              busy={isBusy || archive !== null}
              busyLabel={<Trans>Requesting</Trans>}
              onClick={() => void run(() => requestArchive(token))}
            >
              <Trans>Request my data</Trans>
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function DeletionCard({ token, erase_at }: { token: string } & Pick<SuspendedMember, 'erase_at'>) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { isBusy, run } = useRun();
  const [isAsking, setAsking] = useState(false);
  const days = limits.closed_account_days;
  const day = erase_at === null ? '' : formatDate(language, new Date(erase_at), 'long');
  return (
    <>
      <Card pad edge>
        <CardHead title={<Trans>Delete account</Trans>} />
        <div className="stack">
          {erase_at === null ? (
            <p>
              <Trans>
                Your account and everything in it is deleted for good {days} days after you ask. An open case about your
                account is decided first.
              </Trans>
            </p>
          ) : (
            <Note icon={<HourglassIcon />} role="status">
              <Trans>Your account will be deleted on {day}. An open case about your account is decided first.</Trans>
            </Note>
          )}
          <div className="row">
            {erase_at === null ? (
              <Button variant="dangerline" onClick={() => setAsking(true)}>
                <Trans>Delete my account</Trans>
              </Button>
            ) : (
              <Button variant="line" busy={isBusy} onClick={() => void run(() => requestErasure(token, false))}>
                <Trans>Keep my account</Trans>
              </Button>
            )}
          </div>
        </div>
      </Card>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={<Trans>Delete account</Trans>}
        closeLabel={t`Close`}
      >
        <div className="stack">
          <p>
            <Trans>Delete your account and everything in it? Until it happens you can withdraw this here.</Trans>
          </p>
          <div className="row wrap">
            <Button
              variant="danger"
              busy={isBusy}
              onClick={() => void run(() => requestErasure(token, true)).then(() => setAsking(false))}
            >
              <Trans>Delete my account</Trans>
            </Button>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
