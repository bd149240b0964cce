import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import type { Head } from '../../../platform/head/head.ts';

/** Longest description that search engines and link previews show. */
const MAX_LENGTH = 160;

/** Title, description and image of a profile for search engines and link previews. */
export function profileHead(profile: Profile | undefined, i18n: I18n): Head {
  if (profile === undefined) return { title: '' };
  const { name, age } = profile;
  return {
    title: age === null ? name : `${name}, ${age}`,
    description:
      truncated(profile.biography) ||
      i18n._(msg`${name} is looking for someone to write with. Say hi in your own language.`),
    image: profile.photo,
    type: 'profile',
  };
}

function truncated(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH - 1).trimEnd()}…`;
}
