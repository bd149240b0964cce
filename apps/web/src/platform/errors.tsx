import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, NetworkError } from './api/problem.ts';
import { goTo } from './navigation.ts';
import { askForPayment } from './payment-request.ts';
import { promptOf, type Prompt } from './prompt-of.ts';
import { currentMe } from './session/account-state.ts';
import { askToVerify } from './session/verify-request.ts';

type Listener = (error: unknown) => void;
const listeners = new Set<Listener>();

/**
 * Shows what went wrong, in the way that section 8 of the specification names for it: a dialog with the one button that
 * solves it, a toast, the network toast that stays, or the page "not found". Refusals of a field belong beside the field
 * instead. An abort is not a problem and a dead session has its own dialog.
 */
export function showProblem(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (error instanceof ApiError && error.status === 401) return;
  if (error instanceof ApiError && error.status === 404) return goTo('/404');
  if (!(error instanceof ApiError) && !(error instanceof NetworkError)) console.error(error);
  for (const listener of [...listeners]) listener(error);
}

/** Calls back for each time no answer came: a running call is reset then. Source: specification section 8. */
export function onNetworkLoss(handler: () => void): () => void {
  const listener: Listener = (error) => error instanceof NetworkError && handler();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where problems appear. Once, inside the ToastProvider. */
export function ProblemHost() {
  const { t } = useLingui();
  const toast = useToast();
  const [prompt, setPrompt] = useState<(Prompt & { message: string }) | null>(null);
  const [isOpen, setOpen] = useState(false);

  const toastText = (error: unknown) => {
    // A gateway before the server may refuse a large file without our words.
    if (error instanceof ApiError && error.status === 413) return t`The uploaded file is too large, please do not exceed 100MB.`;
    return error instanceof ApiError ? error.message : t`Something went wrong. Please try again; nothing you typed is lost.`;
  };

  const show = useEffectEvent((error: unknown) => {
    if (error instanceof NetworkError) {
      toast.show({
        id: 'network',
        tone: 'bad',
        lasts: 'stay',
        text: t`Oops, Network is unreachable`,
        closeLabel: t`Close`,
        action: { label: t`Refresh`, onPress: () => location.reload() },
      });
      return;
    }
    const found = error instanceof ApiError ? promptOf(error, currentMe()) : null;
    if (found !== null && error instanceof ApiError) {
      setPrompt({ ...found, message: error.message });
      setOpen(true);
      return;
    }
    toast.show({ tone: 'bad', text: toastText(error) });
  });

  useEffect(() => {
    const listener = (error: unknown) => show(error);
    listeners.add(listener);
    const online = () => toast.dismiss('network');
    addEventListener('online', online);
    return () => {
      listeners.delete(listener);
      removeEventListener('online', online);
    };
  }, [toast]);

  const close = () => setOpen(false);
  const solve = () => {
    close();
    if (prompt === null) return;
    if (prompt.path !== null) goTo(prompt.path);
    else if (prompt.solution === 'verify') askToVerify();
    else askForPayment({ mode: prompt.solution === 'recharge' ? 'recharge' : 'upgrade' });
  };
  return (
    <Dialog open={isOpen} onClose={close} role="alertdialog" title={<PromptTitle prompt={prompt} />} closeLabel={t`Close`}>
      <div className="stack">
        <p>{prompt?.message}</p>
        <p className="tiny muted">
          <Trans>Code {prompt?.code}</Trans>
        </p>
        <Button block onClick={solve}>
          <PromptAction prompt={prompt} />
        </Button>
      </div>
    </Dialog>
  );
}

function PromptTitle({ prompt }: { prompt: Prompt | null }) {
  switch (prompt?.solution) {
    case 'upgrade':
      return <Trans>This is for VIP members</Trans>;
    case 'verify':
      return <Trans>Verify your e-mail address</Trans>;
    case 'recharge':
      return <Trans>Not enough gold</Trans>;
    case 'reactivate':
      return <Trans>This account was closed</Trans>;
    default:
      return <Trans>This needs our help</Trans>;
  }
}

function PromptAction({ prompt }: { prompt: Prompt | null }) {
  switch (prompt?.solution) {
    case 'upgrade':
      return <Trans>Upgrade to VIP</Trans>;
    case 'verify':
      return <Trans>Verify</Trans>;
    case 'recharge':
      return <Trans>Add gold</Trans>;
    case 'reactivate':
      return <Trans>Reactivate account</Trans>;
    default:
      return <Trans>Contact us</Trans>;
  }
}
