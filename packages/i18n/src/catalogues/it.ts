/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';

export const catalogues = import.meta.glob<Messages>(['../../locales/it/*.po', '!../../locales/it/{errors,mails}.po'], {
  import: 'messages',
});
