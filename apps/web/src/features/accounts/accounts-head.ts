import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../platform/head/head.ts';

const heads = {
  retrieve: {
    title: msg`Reset your password`,
    description: msg`Choose a new password with a code sent to your e-mail address or phone.`,
  },
  reactivate: {
    title: msg`Reactivate your account`,
    description: msg`Reactivate a closed account with a code sent to your e-mail address or phone.`,
  },
  undo: { title: msg`Undo the change to your account` },
  password: { title: msg`Password` },
  security: { title: msg`Security` },
  sessions: { title: msg`Where you are logged in` },
  social: { title: msg`Logging in` },
  delete: { title: msg`Your data and your account` },
} as const;

/** Titles of the account pages. */
export function accountsHead(page: keyof typeof heads, i18n: I18n): Head {
  const head = heads[page];
  return { title: i18n._(head.title), ...('description' in head ? { description: i18n._(head.description) } : {}) };
}
