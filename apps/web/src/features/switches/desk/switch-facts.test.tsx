import type { SwitchRow } from '@peonia/contract/operation/switches.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { sampleSwitch } from './sample-switch.ts';
import { SwitchFacts } from './switch-facts.tsx';

const game = sampleSwitch({
  reason: 'Trial',
  changed_by: 'Ada',
  changed_at: '2026-03-04T12:00:00.000Z',
});
const draw = (change: Partial<SwitchRow>) => renderStatic(<SwitchFacts row={{ ...game, ...change }} />);

it('shows nothing for a switch that nobody has changed', () => {
  expect(draw({ changed_at: null })).not.toContain('Changed');
});

it('says who changed it and why', () => {
  expect(draw({})).toMatch(/Changed by Ada, [^<]*: Trial/);
});

it('names at most six members and counts the others', () => {
  const audience_values = ['11', '12', '13', '14', '15', '16', '17', '18'];

  expect(draw({ audience: 'members', audience_values })).toContain('11, 12, 13, 14, 15, 16, and 2 more');
});

it('shows a share in per cent', () => {
  expect(draw({ audience: 'percent', percent: 20 })).toContain('A share of the members: 20 %');
});

it('says that a change has ended by itself', () => {
  expect(draw({ is_on: false, is_expired: true, until: '2020-06-01T12:00:00Z' })).toContain('Ended by itself');
});

it('asks to end maintenance that is overdue', () => {
  expect(draw({ name: 'maintenance', until: '2020-06-01T12:00:00Z' })).toContain('please end it');
});
