import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ViewCause } from '@peonia/contract/staff/view-as.ts';
import type { PeopleList } from './view-queries.ts';

export const causeLabels: Readonly<Record<ViewCause, MessageDescriptor>> = {
  ticket: msg`A request of the member to support`,
  complaint: msg`A report`,
  fault: msg`A fault of the site`,
};

export const listLabels: Readonly<Record<PeopleList, MessageDescriptor>> = {
  recommended: msg`Recommended`,
  online: msg`Online now`,
  latest: msg`Newest`,
};
