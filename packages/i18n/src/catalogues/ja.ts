/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';

export const catalogues = import.meta.glob<Messages>(
  [
    '../../locales/ja/*.po',
    '!../../locales/ja/{errors,mails}.po',
    '!../../locales/ja/{platform,routes,shell,shell.*,profiles.summary,social.say-hi,media.picture,feed}.po',
  ],
  { import: 'messages' },
);
