import { Trans } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import type { ReactNode } from 'react';
import type { Step } from './onboarding-steps.ts';

/** Question and explanation of each step. */
export function stepTitles(): Record<Step, { readonly title: ReactNode; readonly hint: ReactNode }> {
  const { age_min: age } = limits;
  return {
    gender: { title: <Trans>You are</Trans>, hint: <Trans>This cannot be changed later.</Trans> },
    birthday: {
      title: <Trans>When were you born?</Trans>,
      hint: <Trans>You must be {age} or older. Others see your age only.</Trans>,
    },
    seeking: { title: <Trans>Who would you like to meet?</Trans>, hint: <Trans>We show you people who fit.</Trans> },
    place: {
      title: <Trans>Where do you live?</Trans>,
      hint: <Trans>City and country only. Others see your local time.</Trans>,
    },
    languages: { title: <Trans>Which languages do you speak?</Trans>, hint: <Trans>Your own first.</Trans> },
    photo: {
      title: <Trans>Add a main photo</Trans>,
      hint: <Trans>Only members with a photo appear in the lists.</Trans>,
    },
  };
}
