import { expect, it } from 'vitest';
import { hitHref } from './hit-href.ts';

it('leads to the page of a case', () => {
  expect(hitHref({ kind: 'ticket', id: 12, member_id: 3 })).toBe('/staff/tickets?case=12');
  expect(hitHref({ kind: 'order', id: 12, member_id: 3 })).toBe('/staff/orders/12');
});

it('leads to the member of what has no page', () => {
  expect(hitHref({ kind: 'transfer', id: 12, member_id: 3 })).toBe('/staff/members/3');
});

it('leads nowhere without a member', () => {
  expect(hitHref({ kind: 'upload', id: 12, member_id: null })).toBeNull();
});
