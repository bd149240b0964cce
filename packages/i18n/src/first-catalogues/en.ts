/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';

/** Texts that `firstNames` names, in one chunk. */
export const messages = import.meta.glob<Messages>(
  '../../locales/en/{platform,routes,shell,shell.*,profiles.summary,social.say-hi,media.picture,feed}.po',
  { import: 'messages', eager: true },
);
