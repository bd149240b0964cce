import { expect, it } from 'vitest';
import { readDeliveryFilters, readSuppressionFilters } from './read-mail-filters.ts';

it('reads the filters of an address', () => {
  const params = new URLSearchParams('template=order&class=notice&state=bounced&day=2026-03-04&member_id=7&tab=log');

  expect(readDeliveryFilters(params)).toEqual({
    template: 'order',
    class: 'notice',
    state: 'bounced',
    day: '2026-03-04',
    member_id: 7,
  });
});

it('leaves out what is no filter', () => {
  const params = new URLSearchParams('template=A%20B&class=x&state=lost&day=today&member_id=-1&reason=other');

  expect([readDeliveryFilters(params), readSuppressionFilters(params)]).toEqual([{}, {}]);
});
