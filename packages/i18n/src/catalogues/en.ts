/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';

export const catalogues = import.meta.glob<Messages>(
  [
    '../../locales/en/*.po',
    '!../../locales/en/{errors,mails}.po',
    '!../../locales/en/{platform,routes,shell,shell.*,profiles.summary,social.say-hi,media.picture,feed}.po',
  ],
  { import: 'messages' },
);
