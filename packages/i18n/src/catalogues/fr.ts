/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';

export const catalogues = import.meta.glob<Messages>(
  [
    '../../locales/fr/*.po',
    '!../../locales/fr/{errors,mails}.po',
    '!../../locales/fr/{platform,routes,shell,shell.*,profiles.summary,social.say-hi,media.picture,feed}.po',
  ],
  { import: 'messages' },
);
