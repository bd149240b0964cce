import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '../../platform/api/make-call.ts';

/** Parts that differ between browser and server. */
export interface AppParts {
  readonly i18n: I18n;
  readonly queryClient: QueryClient;
  readonly call: Call;
}
