import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InvitationState } from '@peonia/contract/partners/partners.ts';

export const invitationLabels: Readonly<Record<InvitationState, MessageDescriptor>> = {
  open: msg`Waiting for an answer`,
  accepted: msg`Accepted by the member`,
  declined: msg`Declined by the member`,
  withdrawn: msg`Withdrawn by us`,
  expired: msg`Expired without an answer`,
};
