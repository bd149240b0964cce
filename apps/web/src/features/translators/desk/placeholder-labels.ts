import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TranslationJob } from '@peonia/contract/translation/translation-desk.ts';

/** What each placeholder stands for. */
export const placeholderLabels: Readonly<Record<TranslationJob['marks'][number], MessageDescriptor>> = {
  name: msg`a name`,
  email: msg`an e-mail address`,
  link: msg`a link`,
  phone: msg`a phone number`,
  handle: msg`a name elsewhere`,
  sign: msg`a sign`,
};
