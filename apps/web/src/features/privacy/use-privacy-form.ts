import type { PrivacySettings } from '@peonia/contract/profiles/own-profile.ts';
import { updateProfile } from '@peonia/contract/profiles/profiles.ts';
import { useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { showProblem } from '../../platform/errors/errors.tsx';
import { changeMe, refreshMe } from '../../platform/session/session.ts';

export interface PrivacyForm {
  /** Saved settings with the pending changes applied. */
  readonly privacy: PrivacySettings;
  readonly state: 'idle' | 'saving' | 'saved';
  change(change: Partial<PrivacySettings>): void;
}

/**
 * Saves each change at once. The change shows optimistically and is rolled back if saving fails; of two changes the
 * last one wins.
 */
export function usePrivacyForm(saved: PrivacySettings): PrivacyForm {
  // Changes not yet confirmed by the server, newest last.
  const [pending, setPending] = useState<readonly Partial<PrivacySettings>[]>([]);
  const [hasSaved, setSaved] = useState(false);
  // Serializes requests so that two changes of one field arrive in order.
  const queue = useRef<Promise<void>>(Promise.resolve());

  const save = async (change: Partial<PrivacySettings>) => {
    try {
      await call(updateProfile, { body: change });
      changeMe((account) => ({ ...account, privacy: { ...account.privacy, ...change } }));
      setSaved(true);
    } catch (error) {
      showProblem(error);
      // Without a reply it may be saved.
      void refreshMe().catch(() => {});
    } finally {
      setPending((before) => before.filter((other) => other !== change));
    }
  };
  return {
    privacy: Object.assign({}, saved, ...pending),
    state: pending.length > 0 ? 'saving' : hasSaved ? 'saved' : 'idle',
    change(change) {
      setPending((before) => [...before, change]);
      queue.current = queue.current.then(() => save(change));
    },
  };
}
