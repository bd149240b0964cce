import { type WheelPrize, wheelGold } from '@peonia/contract/wheel.ts';
import { expect, it } from 'vitest';
import { renderStatic } from '../../../test/render-static.tsx';
import { makeQueryClient } from '../../platform/query.ts';
import { usePrizeText } from './prize-text.ts';
import { WheelDrawing } from './wheel-drawing.tsx';
import { WheelFigures } from './wheel-figures.tsx';
import { WheelOdds } from './wheel-odds.tsx';

const weights = [2, 24_000, 3_000, 24_000, 990, 24_000, 8, 24_000];
const prizes: WheelPrize[] = weights.map((weight, prize) => ({ prize, weight, gold: wheelGold[prize] ?? 0 }));

function Result({ prize }: { prize: number }) {
  return usePrizeText().result(prize);
}

/** Rows of a definition list as `name=value`. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, value]) => `${name}=${value}`);

it.each([
  [0, 'You have won a trip'],
  [2, 'You have won 10 gold'],
  [6, 'You have won 100 gold'],
  [3, 'No prize today'],
])('the result of field %i reads "%s"', (prize, text) => {
  expect(renderStatic(<Result prize={prize} />)).toBe(text);
});

it('lists the rarest prize first', () => {
  const rows = rowsOf(renderStatic(<WheelOdds id="odds" prizes={prizes} />));

  expect(rows.slice(0, 4)).toEqual(['A trip=2', '100 gold=8', '1 gold=990', '10 gold=3,000']);
});

it('adds up the fields without a prize', () => {
  const rows = rowsOf(renderStatic(<WheelOdds id="odds" prizes={prizes} />));

  expect(rows.at(-1)).toBe('No prize=96,000');
});

it('shows a prize without a chance as used up', () => {
  const without = prizes.map((one) => (one.prize === 0 ? { ...one, weight: 0 } : one));

  expect(rowsOf(renderStatic(<WheelOdds id="odds" prizes={without} />))).toContain('A trip=none left to win');
});

it('turns the drawing by the angle', () => {
  const html = renderStatic(<WheelDrawing angle={-90} isSpinning={false} />);

  expect(html).toContain('transform:rotate(-90deg)');
});

it('places field 2 where a turn of -90 degrees puts it below the pin', () => {
  const html = renderStatic(<WheelDrawing angle={0} isSpinning={false} />);

  expect(html).toMatch(/data-prize="2" transform="rotate\(90\)"/);
});

const figures = {
  days: 30,
  spins: 5,
  gold: 12.5,
  expected_gold: 10,
  trips_left: 3,
  prizes: [],
  trips: [],
  trips_older: false,
};

function figuresOf(change: object): string {
  const client = makeQueryClient();
  client.setQueryData(['staff-wheel'], { ...figures, ...change });
  return renderStatic(<WheelFigures />, { client });
}

it('tells staff that nobody has won a trip', () => {
  expect(figuresOf({})).toContain('Nobody has won a trip yet.');
});

it('keeps the win of a closed account', () => {
  expect(figuresOf({ trips: [{ user_id: 7, name: null, day: '2026-03-04' }] })).toContain('Closed account');
});
