import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SwitchAudience } from '@peonia/contract/operation/switches.ts';
import type { SwitchName } from '@peonia/contract/protocol/switch-names.ts';

interface SwitchLabel {
  readonly title: MessageDescriptor;
  /** What it does, for the operator. */
  readonly text: MessageDescriptor;
}

export const switchLabels: Readonly<Record<SwitchName, SwitchLabel>> = {
  maintenance: {
    title: msg`Maintenance`,
    text: msg`Closes the whole site. Staff pages, payment webhooks and running calls go on.`,
  },
  payments: {
    title: msg`Payments`,
    text: msg`No new payments. Those under way are still credited and delivered.`,
  },
  calls: { title: msg`Calls`, text: msg`No new calls. Running calls go on to their end.` },
  uploads: { title: msg`Uploads`, text: msg`No new files. Uploads that have begun are finished.` },
  registration: { title: msg`Registration`, text: msg`No new accounts. Members log in as usual.` },
  translation: {
    title: msg`Machine translation`,
    text: msg`Nothing is sent to the translation service. Finished translations stay readable.`,
  },
  game: { title: msg`Phrase game`, text: msg`New rounds. A round that is open can be finished.` },
  wheel: { title: msg`Prize wheel`, text: msg`New spins. Prizes already won stay.` },
  travel: { title: msg`Travel and meet`, text: msg`New requests. Requests already paid go on.` },
  mall: { title: msg`Flowers and gifts`, text: msg`New orders. Orders already placed are delivered.` },
  suggestions: { title: msg`Writing suggestions`, text: msg`Suggestions for messages and biographies.` },
};

export const audienceLabels: Readonly<Record<SwitchAudience, MessageDescriptor>> = {
  all: msg`Everybody`,
  percent: msg`A share of the members`,
  roles: msg`Staff by role`,
  members: msg`Named members`,
  countries: msg`Members by country`,
};
