import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MailDelivery, MailDeliveryState, SuppressionReason } from '@peonia/contract/operation/maildesk.ts';

export const stateLabels: Readonly<Record<MailDeliveryState, MessageDescriptor>> = {
  queued: msg`Being sent`,
  handed_over: msg`Handed over`,
  delivered: msg`Delivered`,
  bounced: msg`Came back`,
  complained: msg`Marked as spam`,
  suppressed: msg`Not sent`,
  failed: msg`Failed`,
};

export const classLabels: Readonly<Record<MailDelivery['class'], MessageDescriptor>> = {
  security: msg`Security`,
  transactional: msg`Answer to an act`,
  notice: msg`News mail`,
  marketing: msg`Offer`,
  operator: msg`For the operator`,
};

export const reasonLabels: Readonly<Record<SuppressionReason, MessageDescriptor>> = {
  bounce: msg`Came back`,
  complaint: msg`Marked as spam`,
};
