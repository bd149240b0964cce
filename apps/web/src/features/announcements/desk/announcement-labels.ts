import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnnouncementAudience, AnnouncementKind, AnnouncementState } from '@peonia/contract/announcements.ts';

export const kindLabels: Readonly<Record<AnnouncementKind, MessageDescriptor>> = {
  news: msg`News, over the page`,
  outage: msg`Outage, as a banner`,
};

export const audienceLabels: Readonly<Record<AnnouncementAudience, MessageDescriptor>> = {
  all: msg`Everybody`,
  guests: msg`Guests`,
  vip: msg`VIP members`,
  country: msg`Members by country`,
  language: msg`Readers by language`,
  new: msg`New members`,
};

export const stateLabels: Readonly<Record<AnnouncementState, MessageDescriptor>> = {
  draft: msg({ message: 'Draft', context: 'announcement' }),
  scheduled: msg({ message: 'Scheduled', context: 'announcement' }),
  current: msg({ message: 'Shown now', context: 'announcement' }),
  ended: msg({ message: 'Ended', context: 'announcement' }),
  withdrawn: msg({ message: 'Withdrawn', context: 'announcement' }),
};
