/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';

export const catalogues = import.meta.glob<Messages>(
  [
    '../../locales/it/*.po',
    '!../../locales/it/{errors,mails}.po',
    '!../../locales/it/{platform,routes,shell,shell.*,profiles.summary,social.say-hi,media.picture,feed}.po',
  ],
  { import: 'messages' },
);
