/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';

export const catalogues = import.meta.glob<Messages>(['../../locales/en/*.po', '!../../locales/en/{errors,mails}.po'], {
  import: 'messages',
});
