import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { BellIcon } from '@peonia/ui/icons.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { showProblem } from '../../platform/errors.tsx';
import { useLive } from '../../platform/realtime/live.ts';
import { useMe } from '../../platform/session/session.ts';
import { browserStore, useStored } from '../../platform/store/browser-store.ts';
import './notifications.css';
import { allowPush, pushState } from './subscribe-push.ts';

const TIP = 'push';

/**
 * Offers pushes once there is something to be told of: after the first message, quietly, never on load, and not again after a
 * "no". In a conversation it waits: nothing lies over words that are being read or written.
 */
export function PushCard() {
  const { t } = useLingui();
  const toast = useToast();
  const me = useMe();
  const hidden = useStored('hiddenTips');
  const inConversation = useLocation().pathname.startsWith('/chat/');
  const [hasTalked, setTalked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useLive('message.sent', () => setTalked(true));

  if (!hasTalked || inConversation || me === null || hidden.includes(TIP) || pushState() !== 'default') return null;
  const hide = () => browserStore.set('hiddenTips', [...hidden, TIP]);
  const allow = async () => {
    setBusy(true);
    try {
      if (await allowPush()) toast.show({ tone: 'ok', text: t`You will be told when somebody writes.` });
      hide();
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <aside className="push-card" aria-label={t`Notices on this device`}>
      <Note
        icon={<BellIcon />}
        action={
          <div className="row">
            <Button variant="ghost" size="sm" onClick={hide}>
              <Trans>Not now</Trans>
            </Button>
            <Button variant="soft" size="sm" busy={isBusy} onClick={() => void allow()}>
              <Trans>Tell me</Trans>
            </Button>
          </div>
        }
      >
        <Trans>Shall we tell you on this device when an answer comes?</Trans>
      </Note>
    </aside>
  );
}
