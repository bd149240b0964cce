import { settingsGroup } from '../../platform/config/settings.ts';

interface ProfileSettings {
  /** Members may choose the purposes 811 to 814. */
  readonly adultPurposes: boolean;
}

export const profileSettings = settingsGroup(
  [
    {
      name: 'ADULT_PURPOSES',
      fallback: '0',
      meaning: '1 offers the purposes 811 to 814: adult topics, adult life, special service provided and sought.',
    },
  ],
  ({ oneOf }): ProfileSettings => ({ adultPurposes: oneOf('ADULT_PURPOSES', ['0', '1']) === '1' }),
);
