import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffRole } from '@peonia/contract/staff/staff.ts';

export const roleLabels: Readonly<Record<StaffRole, MessageDescriptor>> = {
  support: msg`Support`,
  moderator: msg`Moderator`,
  translator: msg`Translator`,
  finance: msg`Finance`,
  fulfilment: msg`Orders`,
  admin: msg`Administrator`,
};
