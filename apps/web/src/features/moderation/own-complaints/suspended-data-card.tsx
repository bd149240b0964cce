import { Trans, useLingui } from '@lingui/react/macro';
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
export function SuspendedDataCard({ token }: { token: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data: member } = useSuspendedMember(token);
  const [busy, setBusy] = useState<'archive' | 'erasure' | null>(null);
  const [isAsking, setAsking] = useState(false);
  if (member === undefined) return null;
  const { archive, erase_at } = member;
  const days = limits.closed_account_days;
  const day = erase_at === null ? '' : formatDate(language, new Date(erase_at), 'long');

  const run = async (what: 'archive' | 'erasure', work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(null);
      setAsking(false);
    }
  };
  return (
    <>
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
              <Button
                icon={<DownloadIcon />}
                busy={busy === 'archive'}
                onClick={() => void run('archive', () => downloadArchive(token))}
              >
                <Trans>Download</Trans>
              </Button>
            ) : (
              <Button
                variant="soft"
                busy={busy === 'archive' || archive !== null}
                busyLabel={<Trans>Requesting</Trans>}
                onClick={() => void run('archive', () => requestArchive(token))}
              >
                <Trans>Request my data</Trans>
              </Button>
            )}
          </div>
        </div>
      </Card>
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
              <Button
                variant="line"
                busy={busy === 'erasure'}
                onClick={() => void run('erasure', () => requestErasure(token, false))}
              >
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
              busy={busy === 'erasure'}
              onClick={() => void run('erasure', () => requestErasure(token, true))}
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
