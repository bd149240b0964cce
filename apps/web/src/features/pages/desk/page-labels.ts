import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EditedPage, PageVersionState } from '@peonia/contract/pages/pages-desk.ts';

export const pageLabels: Readonly<Record<EditedPage, MessageDescriptor>> = {
  terms: msg`Terms of use`,
  policy: msg`Privacy policy`,
  paid: msg`Paid services`,
  vip: msg`VIP membership`,
  faq: msg`Questions and answers`,
  help: msg`Help`,
  about: msg`About us`,
  contact: msg`Contact`,
};

export const stateLabels: Readonly<Record<PageVersionState, MessageDescriptor>> = {
  planned: msg`Planned`,
  running: msg({ message: 'Published', context: 'page version' }),
  past: msg({ message: 'Earlier', context: 'page version' }),
  withdrawn: msg`Withdrawn`,
};
