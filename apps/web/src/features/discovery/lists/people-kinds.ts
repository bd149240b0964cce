import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import type { Head } from '../../../platform/head/head.ts';

/** Lists of people by their URL segment, in the order of the tabs. */
export const peopleKinds = ['online', 'latest', 'hottest', 'birthday', 'recommend'] as const;
export type PeopleKind = (typeof peopleKinds)[number];

interface KindTexts {
  readonly title: MessageDescriptor;
  /** Line below the title; also the description for search engines. */
  readonly text: MessageDescriptor;
  readonly tab: MessageDescriptor;
}

export const kindTexts: Record<PeopleKind, KindTexts> = {
  recommend: {
    title: msg`Recommended`,
    text: msg`People who fit what you are looking for`,
    tab: msg`Recommended`,
  },
  online: {
    title: msg`Online now`,
    text: msg`People who can answer you right away`,
    tab: msg({ message: 'Online', context: 'tab' }),
  },
  latest: {
    title: msg`Newest`,
    text: msg`People who have just joined`,
    tab: msg`Newest`,
  },
  hottest: {
    title: msg`Popular`,
    text: msg`People with the most likes and visits this week`,
    tab: msg`Popular`,
  },
  birthday: {
    title: msg`Birthdays`,
    get text() {
      const days = limits.birthday_days - 1;
      return msg`Today and in the next ${days} days: a good reason to write`;
    },
    tab: msg`Birthdays`,
  },
};

/** Title and description of a list of people. */
export function peopleHead(kind: PeopleKind, i18n: I18n): Head {
  return { title: i18n._(kindTexts[kind].title), description: i18n._(kindTexts[kind].text) };
}
