import { expect, it } from 'vitest';
import { renderStatic } from '../../../../test/render-static.tsx';
import { GoldAmounts } from './gold-amounts.tsx';
import type { Prices } from './price.ts';

const prices = { presets: [{ gold: 50, amount: 50 }], currency: 'USD' } as unknown as Prices;
const rendered = (own: { gold: number; amount: number } | null) =>
  renderStatic(
    <GoldAmounts
      prices={prices}
      gold={50}
      ownGold={String(own?.gold ?? '')}
      own={own}
      hasError={false}
      onChange={() => {}}
    />,
  );

it('has no custom amount among the amounts before one is entered', () => {
  const html = rendered(null);

  expect(html).toContain('up to 1,000');
  expect(html).not.toContain('$75.00');
});

it('shows a custom amount above 0 as an entry with its price', () => {
  const html = rendered({ gold: 75, amount: 75 });

  expect(html).toMatch(/>75<.*\$75\.00/);
  expect(html).not.toContain('up to 1,000');
});
