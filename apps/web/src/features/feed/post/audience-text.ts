import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FeedPost } from '@peonia/contract/feed.ts';

/** Labels of the audiences. */
export const audienceText: Readonly<Record<FeedPost['visible'], MessageDescriptor>> = {
  public: msg`Everyone`,
  registered: msg`All members`,
  friends: msg`Friends`,
};
