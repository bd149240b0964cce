import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../../platform/head/head.ts';

export function unlockHead(i18n: I18n): Head {
  return { title: i18n._(msg`Locked`) };
}
