import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '../platform/api/make-call.ts';

/** What differs between the program in a browser and one rendering on the server. */
export interface AppParts {
  readonly i18n: I18n;
  readonly queryClient: QueryClient;
  readonly call: Call;
}
