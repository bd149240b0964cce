import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SupportCategory, TicketState } from '@peonia/contract/support.ts';

export const categoryLabels: Readonly<Record<SupportCategory, MessageDescriptor>> = {
  contact: msg`General`,
  account: msg`Account`,
  payment: msg`Payment`,
  safety: msg`Safety`,
  privacy: msg`Privacy`,
};

/** States as staff read them. */
export const stateLabels: Readonly<Record<TicketState, MessageDescriptor>> = {
  open: msg`Waiting for us`,
  waiting: msg`Waiting for the writer`,
  solved: msg`Solved`,
};

/** States as the member reads them. */
export const ownStateLabels: Readonly<Record<TicketState, MessageDescriptor>> = {
  open: msg`Waiting for us`,
  waiting: msg`Waiting for you`,
  solved: msg`Solved`,
};
