/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';

export const catalogues = import.meta.glob<Messages>(
  [
    '../../locales/zh/*.po',
    '!../../locales/zh/{errors,mails}.po',
    '!../../locales/zh/{platform,routes,shell,shell.*,profiles.summary,social.say-hi,media.picture,feed}.po',
  ],
  { import: 'messages' },
);
