import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnComplaint } from '@peonia/contract/moderation/complaints.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { FlagIcon } from '@peonia/ui/icons/flag.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { ShowMore } from '../../../platform/paged-list.tsx';
import { SettingsFrame } from '../../settings/settings-frame.tsx';
import { AppealDialog } from './appeal-dialog.tsx';
import { OwnComplaintCard } from './own-complaint-card.tsx';
import { sendAppeal, useOwnComplaints } from './own-queries.ts';

/** The member's reports, decisions about them, and their appeals. */
export default function OwnComplaintsPage() {
  const { t } = useLingui();
  const toast = useToast();
  const list = useOwnComplaints();
  const { items, isPending, error, reload } = list;
  const [appealed, setAppealed] = useState<OwnComplaint | null>(null);
  const send = async (content: string) => {
    if (appealed === null) return;
    await sendAppeal(appealed.id, content);
    toast.show({ text: t`Thank you. Someone else will review it and let you know.` });
  };
  return (
    <SettingsFrame current="/setting/complaints" title={<Trans>Reports and decisions</Trans>}>
      {isPending ? (
        <Loading label={t`Loading`} shape="row" count={3} />
      ) : error !== null && items.length === 0 ? (
        <EmptyState
          level={2}
          icon={<FlagIcon />}
          title={<Trans>Oops, Network is unreachable</Trans>}
          action={
            <Button onClick={reload}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      ) : items.length === 0 ? (
        <EmptyState
          level={2}
          icon={<FlagIcon />}
          title={<Trans>You have not reported anything</Trans>}
          text={<Trans>You can report any profile, photo, post or message. The outcome appears here.</Trans>}
        />
      ) : (
        items.map((item) => <OwnComplaintCard key={item.id} complaint={item} onAppeal={() => setAppealed(item)} />)
      )}
      <ShowMore list={list} />
      <AppealDialog isOpen={appealed !== null} onSend={send} onClose={() => setAppealed(null)} />
    </SettingsFrame>
  );
}
