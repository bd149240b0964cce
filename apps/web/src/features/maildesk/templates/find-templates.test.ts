import type { MailTemplateSummary } from '@peonia/contract/operation/maildesk.ts';
import { expect, it } from 'vitest';
import { findTemplates, readTemplateFilters } from './find-templates.ts';

const templates: readonly MailTemplateSummary[] = [
  { name: 'order', class: 'transactional', samples: ['pending', 'refused'] },
  { name: 'payout-method-changed', class: 'security', samples: ['undoable'] },
  { name: 'payout', class: 'transactional', samples: ['paid', 'refused'] },
];

it.each([
  ['', null, ['order', 'payout-method-changed', 'payout']],
  ['PAY', null, ['payout-method-changed', 'payout']],
  ['method payout', null, ['payout-method-changed']],
  ['refused', null, ['order', 'payout']],
  ['', 'security', ['payout-method-changed']],
  ['order', 'security', []],
] as const)('finds "%s" of the class %s', (text, kind, names) => {
  expect(findTemplates(templates, { text, class: kind }).map(({ name }) => name)).toEqual(names);
});

it('reads the filters of an address, without what is none', () => {
  expect(readTemplateFilters(new URLSearchParams('q=order&class=notice'))).toEqual({ text: 'order', class: 'notice' });
  expect(readTemplateFilters(new URLSearchParams('class=other'))).toEqual({ text: '', class: null });
});
