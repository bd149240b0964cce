import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../platform/head.ts';

/** Title of the chat's pages. They are nobody else's business, so it names nobody. */
export function chatHead(_: unknown, i18n: I18n): Head {
  return { title: i18n._(msg`Chats`) };
}
