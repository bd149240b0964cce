import { friendPreferences, messagePrivacies, onlineStatuses, visibilities } from '@peonia/contract/protocol/codes.ts';
import { describe, expect, it } from 'vitest';
import { privacyPreview, isOpen, previewSubjects } from './privacy-preview.ts';

const open = {
  visibility: 'public',
  message_privacy: 'everyone',
  friend_preference: 'pass',
  online_status: 'available',
  block_foreign: 0,
  leaves_visits: 1,
  shows_reading: 1,
  lists_game: 1,
} as const;

describe('privacy preview', () => {
  it.each([
    ['public', 'profile', 'profile', 'everybody-sees'],
    ['registered', 'nothing', 'profile', 'members-see'],
    ['friends', 'nothing', 'vip-only', 'friends-see'],
    ['hidden', 'nothing', 'vip-only', 'friends-see'],
  ] as const)(
    'shows a profile that is %s to guests as %s and to members as %s',
    (visibility, guest, member, online) => {
      expect(privacyPreview({ ...open, visibility })).toMatchObject({ guest, member, friend: 'profile', online });
    },
  );

  it('never shows contact data, whatever the settings', () => {
    for (const visibility of visibilities) {
      for (const message_privacy of messagePrivacies) {
        for (const friend_preference of friendPreferences) {
          for (const online_status of onlineStatuses) {
            const seen = privacyPreview({
              visibility,
              message_privacy,
              friend_preference,
              online_status,
              block_foreign: 1,
              leaves_visits: 1,
              shows_reading: 1,
              lists_game: 1,
            });
            expect(seen.contact).toBe('never');
            expect(Object.keys(seen).toSorted()).toEqual([...previewSubjects].toSorted());
          }
        }
      }
    }
  });

  it('changes with every setting', () => {
    const before = privacyPreview(open);
    const changes = [
      { visibility: 'hidden' },
      { message_privacy: 'validate' },
      { message_privacy: 'friends' },
      { friend_preference: 'validate' },
      { online_status: 'offline' },
      { block_foreign: 1 },
    ] as const;
    for (const change of changes) expect(privacyPreview({ ...open, ...change })).not.toEqual(before);
  });

  it('hides the online dot from everyone when the status is offline', () => {
    for (const visibility of visibilities)
      expect(isOpen(privacyPreview({ ...open, visibility, online_status: 'offline' }).online)).toBe(false);
  });
});
