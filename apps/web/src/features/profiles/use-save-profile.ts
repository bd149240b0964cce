import type { OwnProfile } from '@peonia/contract/profiles/own-profile.ts';
import { updateProfile } from '@peonia/contract/profiles/profiles.ts';
import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { changeMe, currentMe, refreshMe } from '../../platform/session/session.ts';
import { clearLists } from './clear-lists.ts';
import { profileKey } from './member-cache.ts';

/** Profile fields to change; omitted ones stay. */
export type ProfileChanges = BodyOf<typeof updateProfile>;

/**
 * Updates the member's profile on the server and in every cache. Changing whom the member seeks clears the lists of
 * people and of posts. Source: specification section 7, PUT user.
 */
export function useSaveProfile(): (changes: ProfileChanges) => Promise<OwnProfile> {
  const queryClient = useQueryClient();
  return async (changes) => {
    const profile = await call(updateProfile, { body: changes });
    changeMe((account) => ({ ...account, profile }));
    // The avatar is a field of the account.
    if (changes.main_upload !== undefined) await refreshMe();
    void queryClient.invalidateQueries({ queryKey: [profileKey, currentMe()?.id] });
    if (changes.seeking !== undefined || changes.gender !== undefined) clearLists(queryClient);
    return profile;
  };
}
