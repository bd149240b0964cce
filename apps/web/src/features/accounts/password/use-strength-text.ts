import { useLingui } from '@lingui/react/macro';
import type { Strength } from './password-strength.ts';

/** Label of the password meter; carries the meaning of its bars. */
export function useStrengthText(strength: Strength): string {
  const { t } = useLingui();
  switch (strength) {
    case 0:
      return t`Too short`;
    case 1:
      return t`Easy to guess`;
    case 2:
      return t`Fair`;
    case 3:
      return t`Good`;
    case 4:
      return t`Strong`;
  }
}
