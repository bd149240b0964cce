import type { MediaItem } from '@peonia/contract/media/media.ts';
import { useRef, useState } from 'react';
import { isRefusal } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { isPrompted } from '../../../platform/prompts/prompt-of.ts';
import { refreshMe } from '../../../platform/session/session.ts';
import { unlockFile } from './unlock-file.ts';
import type { UnlockRequest } from './unlock-request.ts';

type UnlockState =
  | { readonly stage: 'ask'; readonly error: unknown }
  | { readonly stage: 'paying' }
  | { readonly stage: 'paid'; readonly item: MediaItem };

/**
 * State of a purchase, from question to receipt. After `price_changed` the next press pays the new price. A second
 * press while one is in flight does nothing.
 */
export function useUnlock(request: UnlockRequest) {
  const [state, setState] = useState<UnlockState>({ stage: 'ask', error: null });
  const [price, setPrice] = useState(request.item.amount ?? 0);
  const isRunning = useRef(false);

  const pay = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ stage: 'paying' });
    try {
      const item = await unlockFile(request, price);
      setState({ stage: 'paid', item });
      request.onBought?.(item);
    } catch (error) {
      const isPrompt = isPrompted(error) && !isRefusal(error, 'gold_short');
      if (isPrompt) showProblem(error);
      setState({ stage: 'ask', error: isPrompt ? null : error });
      if (isRefusal(error, 'price_changed') && error.price !== null) setPrice(error.price.amount);
      if (isRefusal(error, 'price_changed', 'not_found')) request.onStale?.();
    }
    isRunning.current = false;
    // Refetches the balance, paid or not.
    await refreshMe().catch(() => {});
  };
  return { state, price, pay: () => void pay() };
}
