import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FeedPost } from '@peonia/contract/feed.ts';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import type { Head } from '../../platform/head/head.ts';

/** Title of the news, which guests read too. */
export function newsHead(i18n: I18n): Head {
  return {
    title: i18n._(msg`News`),
    description: i18n._(msg`What people in other countries are sharing today.`),
  };
}

/** Title of a single post. */
export function postHead(post: FeedPost | undefined, i18n: I18n): Head {
  if (post === undefined) return { title: '' };
  const { name } = post.user;
  return { title: i18n._(msg`Post by ${name}`) };
}

/** Title, description and image of a member's posts for search engines and link previews. */
export function timelineHead(profile: Profile | undefined, i18n: I18n): Head {
  if (profile === undefined) return { title: '' };
  const { name, photo } = profile;
  return {
    title: i18n._(msg`Posts by ${name}`),
    description: i18n._(msg`Posts, photos and videos by ${name}.`),
    image: photo,
  };
}
