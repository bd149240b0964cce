import { useLingui } from '@lingui/react/macro';
import type { CallKind } from '@peonia/contract/calls.ts';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { PhoneIcon } from '@peonia/ui/icons/phone.tsx';
import { VideoIcon } from '@peonia/ui/icons/video.tsx';
import { Segmented } from '@peonia/ui/segmented/segmented.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShowRefusal } from '../../social/say-hi/use-show-refusal.ts';
import { updateCallScreen, type CallRequest } from '../state/call-screen-state.ts';
import { CallTermsView } from './call-terms-view.tsx';
import { DialButton } from './dial-button.tsx';
import { hasWayOut } from './has-way-out.ts';
import { RefusedNote } from './refused-note.tsx';
import { useCallTerms } from './use-call-terms.ts';
import { useDialing } from './use-dialing.ts';

const close = () => updateCallScreen({ request: null });

/** Call dialog: price, free share and connection. Nothing rings before it is confirmed. */
export function DialDialog({ request }: { request: CallRequest | null }) {
  const { t } = useLingui();
  // Keeps its content while it closes.
  const [shown, setShown] = useState(request);
  if (request !== null && request !== shown) setShown(request);
  const name = shown?.user.name ?? '';
  return (
    <Dialog open={request !== null} onClose={close} title={t`Call ${name}`} closeLabel={t`Close`}>
      {shown === null ? null : <Dial key={`${shown.user.user_id} ${shown.kind}`} request={shown} />}
    </Dialog>
  );
}

function Dial({ request: { user, kind: asked } }: { request: CallRequest }) {
  const { t } = useLingui();
  const [kind, setKind] = useState<CallKind>(asked);
  const [direct, setDirect] = useState(false);
  const { terms, error, reload } = useCallTerms(user.user_id);
  const dialing = useDialing(user, kind, direct);
  const showRefusal = useEffectEvent(useShowRefusal());
  useEffect(() => {
    if (!hasWayOut(error)) return;
    close();
    showRefusal(error);
  }, [error]);
  return (
    <div className="stack">
      <Segmented
        label={t`Kind of call`}
        value={kind}
        onChange={setKind}
        segments={[
          { value: 'voice', label: t`Voice`, icon: <PhoneIcon /> },
          { value: 'video', label: t({ message: 'Video', context: 'call' }), icon: <VideoIcon /> },
        ]}
      />
      {terms !== undefined && error === null ? (
        <CallTermsView user={user} kind={kind} terms={terms} direct={direct} onDirect={setDirect} />
      ) : error === null ? (
        <Loading label={t`Loading`} shape="row" count={3} />
      ) : null}
      <RefusedNote error={dialing.error ?? error} problem={dialing.problem} kind={kind} />
      <DialButton
        kind={kind}
        terms={terms}
        direct={direct}
        error={error}
        isBusy={dialing.isBusy}
        onDial={() => void dialing.dial()}
        onReload={reload}
      />
    </div>
  );
}
