import { useLingui } from '@lingui/react/macro';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, NetworkError } from '../api/problem.ts';
import { reached } from '../api/reached-signal.ts';
import type { ProblemPromptProps } from '../prompts/problem-prompt.tsx';
import { goTo } from '../router/navigation.ts';
import { currentMe } from '../session/current-member.ts';
import { reloadWithWords } from '../session/kept-words.ts';
import { signal } from '../signal.ts';
import { useTooLargeText } from './too-large.ts';

const problems = signal<[error: unknown]>();
/** A network that is back takes the toast about it away, but not before it can be read. */
const NETWORK_TOAST_MS = 4_000;

/**
 * Shows an error as section 8 of the specification asks: a prompt with one button, a toast, the network toast, or the
 * page "not found". Errors of a form field belong beside the field. Ignores aborts and ended sessions.
 */
export function showProblem(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (error instanceof ApiError && error.status === 401) return;
  if (error instanceof ApiError && error.status === 404) return goTo('/404');
  if (!(error instanceof ApiError) && !(error instanceof NetworkError)) console.error(error);
  problems.emit(error);
}

/** Calls back for each request timeout; a running call is reset then. Source: specification section 8. */
export function onTimeout(handler: () => void): () => void {
  return problems.subscribe((error) => {
    if (error instanceof NetworkError && error.isTimeout) handler();
  });
}

/** Shows errors. Render once, inside the ToastProvider; the prompt loads with the first error that needs it. */
export function ProblemHost() {
  const { t } = useLingui();
  const toast = useToast();
  const tooLargeText = useTooLargeText();
  const [dialog, setDialog] = useState<{
    prompt: ProblemPromptProps['prompt'];
    Prompt: ComponentType<ProblemPromptProps>;
  } | null>(null);
  const [isOpen, setOpen] = useState(false);

  const toastText = (error: unknown) => {
    // A gateway may refuse a large file before the server sees it.
    if (error instanceof ApiError && error.status === 413) return tooLargeText();
    // A gateway's refusal has a number for a message.
    return error instanceof ApiError && !/^\d+$/.test(error.message)
      ? error.message
      : t`Something went wrong. Please try again; nothing you typed is lost.`;
  };

  const tell = (error: unknown) => toast.show({ tone: 'bad', text: toastText(error) });

  const ask = async (error: ApiError) => {
    try {
      const { promptOf, ProblemPrompt } = await import('../prompts/problem-prompt.tsx');
      const prompt = promptOf(error, currentMe());
      if (prompt === null) return tell(error);
      setDialog({ prompt: { ...prompt, message: error.message }, Prompt: ProblemPrompt });
      setOpen(true);
    } catch {
      // If the prompt cannot be loaded, a toast shows the reason.
      tell(error);
    }
  };

  const networkToldAt = useRef<number | null>(null);
  const tellNetwork = (text: string, lasts?: 'stay') => {
    networkToldAt.current = lasts === 'stay' ? Date.now() : null;
    toast.show({
      id: 'network',
      tone: 'bad',
      ...(lasts && { lasts }),
      text,
      closeLabel: t`Close`,
      action: { label: t`Refresh`, onPress: () => reloadWithWords() },
    });
  };

  const gone = useEffectEvent(() => tellNetwork(t`Network is gone`));

  const show = useEffectEvent((error: unknown) => {
    if (error instanceof NetworkError) return tellNetwork(t`Oops, Network is unreachable`, 'stay');
    if (error instanceof ApiError && error.status === 400) void ask(error);
    else tell(error);
  });

  useEffect(() => {
    const stop = problems.subscribe((error) => show(error));
    const online = () => toast.dismiss('network');
    const offline = () => gone();
    const isBack = () => {
      const toldAt = networkToldAt.current;
      if (toldAt === null) return;
      networkToldAt.current = null;
      setTimeout(
        () => networkToldAt.current === null && toast.dismiss('network'),
        NETWORK_TOAST_MS - (Date.now() - toldAt),
      );
    };
    const stopReached = reached.subscribe(isBack);
    addEventListener('online', online);
    addEventListener('offline', offline);
    return () => {
      stop();
      stopReached();
      removeEventListener('online', online);
      removeEventListener('offline', offline);
    };
  }, [toast]);

  return dialog === null ? null : (
    <dialog.Prompt prompt={dialog.prompt} isOpen={isOpen} onClose={() => setOpen(false)} />
  );
}
