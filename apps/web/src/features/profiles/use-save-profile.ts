import type { BodyOf } from '@peonia/contract/endpoint.ts';
import type { OwnProfile } from '@peonia/contract/own-profile.ts';
import { updateProfile } from '@peonia/contract/profiles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { changeMe, currentMe, refreshMe } from '../../platform/session/session.ts';
import { peopleKey, profileKey } from './member-cache.ts';

/** Fields of one's own profile to change; what is not named stays. */
export type ProfileChanges = BodyOf<typeof updateProfile>;

/**
 * Changes one's own profile on the server and everywhere the page holds it. A change of whom the member seeks empties
 * the lists of people. Source: specification section 7, PUT user.
 */
export function useSaveProfile(): (changes: ProfileChanges) => Promise<OwnProfile> {
  const queryClient = useQueryClient();
  return async (changes) => {
    const profile = await call(updateProfile, { body: changes });
    changeMe((account) => ({ ...account, profile }));
    // The avatar is a field of the account.
    if (changes.main_upload !== undefined) await refreshMe();
    void queryClient.invalidateQueries({ queryKey: [profileKey, currentMe()?.id] });
    if (changes.seeking !== undefined || changes.gender !== undefined)
      queryClient.removeQueries({ queryKey: [peopleKey] });
    return profile;
  };
}
