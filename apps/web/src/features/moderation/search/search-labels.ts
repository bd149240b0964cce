import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SearchKind } from '@peonia/contract/moderation/staff-search.ts';

export const kindLabels: Readonly<Record<SearchKind, MessageDescriptor>> = {
  member: msg`Members`,
  ticket: msg`Tickets`,
  order: msg`Orders`,
  travel: msg`Travel`,
  payment: msg`Payments`,
  transfer: msg`Transfers of the books`,
  upload: msg`Files`,
};
