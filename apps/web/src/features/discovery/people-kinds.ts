import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Head } from '../../platform/head.ts';

/** The lists of people by their name in the address, in the order of the tabs. */
export const peopleKinds = ['recommend', 'online', 'latest'] as const;
export type PeopleKind = (typeof peopleKinds)[number];

interface KindTexts {
  readonly title: MessageDescriptor;
  /** One line below the title, and the description for search engines. */
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
};

/** Title and description of a list of people. */
export function peopleHead(kind: PeopleKind, i18n: I18n): Head {
  return { title: i18n._(kindTexts[kind].title), description: i18n._(kindTexts[kind].text) };
}
