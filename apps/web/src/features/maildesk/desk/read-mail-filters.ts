import { mailClassNames, mailDeliveryStates, suppressionReasons } from '@peonia/contract/operation/maildesk.ts';
import type { DeliveryFilters, SuppressionFilters } from './mail-queries.ts';

/** Filters of the log in an address; what is no filter is left out. */
export function readDeliveryFilters(params: URLSearchParams): DeliveryFilters {
  const template = params.get('template') ?? '';
  const day = params.get('day') ?? '';
  const state = mailDeliveryStates.find((one) => one === params.get('state'));
  const name = mailClassNames.find((one) => one === params.get('class'));
  return {
    ...(/^[a-z-]{1,60}$/.test(template) ? { template } : {}),
    ...(name === undefined ? {} : { class: name }),
    ...(state === undefined ? {} : { state }),
    ...(/^\d{4}-\d\d-\d\d$/.test(day) ? { day } : {}),
    ...memberIn(params),
  };
}

export function readSuppressionFilters(params: URLSearchParams): SuppressionFilters {
  const reason = suppressionReasons.find((one) => one === params.get('reason'));
  return { ...(reason === undefined ? {} : { reason }), ...memberIn(params) };
}

function memberIn(params: URLSearchParams): { member_id?: number } {
  const id = params.get('member_id') ?? '';
  return /^[1-9]\d{0,14}$/.test(id) ? { member_id: Number(id) } : {};
}
