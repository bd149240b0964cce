import { settingsGroup } from '../../platform/config/settings.ts';

interface MediaSettings {
  /** Whether first main photos and items for sale wait for a moderator. */
  readonly isReviewed: boolean;
}

export const mediaSettings = settingsGroup(
  [
    {
      name: 'REVIEW_MEDIA',
      fallback: '',
      meaning:
        '1: the first main photo and everything for sale waits for a moderator; 0: nothing waits. Empty: 1 in production, 0 elsewhere.',
    },
  ],
  ({ isProduction, oneOf }): MediaSettings => {
    const value = oneOf('REVIEW_MEDIA', ['', '0', '1']);
    return { isReviewed: value === '' ? isProduction : value === '1' };
  },
);
