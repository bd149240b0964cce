/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';

export const catalogues = import.meta.glob<Messages>(['../../locales/ko/*.po', '!../../locales/ko/{errors,mails}.po'], {
  import: 'messages',
});
