import { useEffect, useEffectEvent } from 'react';
import { askToSayHi } from '../../../platform/prompts/say-hi-request.ts';
import { useMe } from '../../../platform/session/session.ts';
import { browserStore, useStored } from '../../../platform/store/browser-store.ts';
import { nextAct, readStartedGreeting } from './started-greeting.ts';
import type { Greeting } from './use-send-say-hi.ts';

/** Sends the greeting that a guest started, once the new account can write. */
export function useStartedGreeting(send: (greeting: Greeting) => void): void {
  const me = useMe();
  const stored = useStored('greeting');
  const isNew = me?.profile.steps.some((step) => step === 'gender' || step === 'birthday') ?? false;
  const proceed = useEffectEvent(() => {
    if (me === null || stored === null) return;
    const started = readStartedGreeting(stored);
    const act = started === null ? 'drop' : nextAct(started, { id: me.id, isNew }, Date.now());
    if (started === null || act === 'drop') return browserStore.set('greeting', null);
    if (act === 'wait')
      return started.by === me.id ? undefined : browserStore.set('greeting', { ...started, by: me.id });
    // Removed before it is sent: a reload must not repeat a refused greeting.
    browserStore.set('greeting', null);
    const { user_id, name } = started;
    if (act === 'send') send({ user_id, name });
    else askToSayHi({ user_id, name });
  });
  useEffect(() => {
    proceed();
  }, [me?.id, isNew, stored]);
}
