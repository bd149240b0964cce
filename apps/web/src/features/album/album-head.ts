import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import type { Head } from '../../platform/head/head.ts';

/** Title of the own album. */
export function albumHead(i18n: I18n): Head {
  return { title: i18n._(msg`Your photos`) };
}

/** Title, description and image of a member's photos for search engines and link previews. */
export function photosHead(profile: Profile | undefined, i18n: I18n): Head {
  if (profile === undefined) return { title: '' };
  const { name, photo } = profile;
  return {
    title: i18n._(msg`Photos of ${name}`),
    description: i18n._(msg`Photos and videos that ${name} shows.`),
    image: photo,
  };
}
