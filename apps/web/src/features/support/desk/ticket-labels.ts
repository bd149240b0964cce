import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TicketState } from '@peonia/contract/support-desk.ts';
import type { SupportCategory } from '@peonia/contract/support.ts';

export const categoryLabels: Readonly<Record<SupportCategory, MessageDescriptor>> = {
  contact: msg`General`,
  account: msg`Account`,
  payment: msg`Payment`,
  safety: msg`Safety`,
  privacy: msg`Privacy`,
};

export const stateLabels: Readonly<Record<TicketState, MessageDescriptor>> = {
  open: msg`Waiting for us`,
  waiting: msg`Waiting for the writer`,
  solved: msg`Solved`,
};
