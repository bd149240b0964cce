import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FeedPost } from '@peonia/contract/feed.ts';

/** Who may see a post, as its author chooses and reads it. */
export const audienceText: Readonly<Record<FeedPost['visible'], MessageDescriptor>> = {
  public: msg`Everyone`,
  registered: msg`All members`,
  friends: msg`Friends`,
};
