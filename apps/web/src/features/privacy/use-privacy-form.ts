import type { PrivacySettings } from '@peonia/contract/own-profile.ts';
import { updateProfile } from '@peonia/contract/profiles.ts';
import { useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { showProblem } from '../../platform/errors.tsx';
import { changeMe } from '../../platform/session/session.ts';

export interface PrivacyForm {
  /** The settings as the member has them in mind: what is saved and what is on its way. */
  readonly privacy: PrivacySettings;
  readonly state: 'idle' | 'saving' | 'saved';
  change(change: Partial<PrivacySettings>): void;
}

/**
 * Saves each choice at once. It shows before it is saved, goes back where saving fails, and the last of two choices
 * stands.
 */
export function usePrivacyForm(saved: PrivacySettings): PrivacyForm {
  // Choices on their way to the server, the latest last.
  const [pending, setPending] = useState<readonly Partial<PrivacySettings>[]>([]);
  const [hasSaved, setSaved] = useState(false);
  // One request after the other: two choices of one field reach the server in their order.
  const queue = useRef<Promise<void>>(Promise.resolve());

  const save = async (change: Partial<PrivacySettings>) => {
    try {
      await call(updateProfile, { body: change });
      changeMe((account) => ({ ...account, privacy: { ...account.privacy, ...change } }));
      setSaved(true);
    } catch (error) {
      showProblem(error);
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
