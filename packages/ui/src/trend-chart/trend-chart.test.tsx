import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { niceMost, TrendChart } from './trend-chart.tsx';

const pointOf = (value: number | null, label: string) => ({ label, value, text: String(value) });

describe('TrendChart', () => {
  it('is a slider that says the newest value', () => {
    const html = renderToStaticMarkup(
      <TrendChart label="Calls" points={[pointOf(1, 'Monday'), pointOf(4, 'Tuesday')]} formatValue={String} />,
    );

    expect(html).toContain('type="range"');
    expect(html).toContain('aria-valuetext="Tuesday: 4"');
  });

  it('interrupts the line where there is no value', () => {
    const points = [pointOf(1, 'a'), pointOf(2, 'b'), pointOf(null, 'c'), pointOf(2, 'd'), pointOf(1, 'e')];

    const html = renderToStaticMarkup(<TrendChart label="Calls" points={points} formatValue={String} />);

    const line = html.match(/d="(M0 20h[^"]*)"/)?.[1] ?? '';
    expect(line.match(/M/g)).toHaveLength(2);
  });

  it('ends its scale at a number that is easy to read', () => {
    expect([0, 1, 3, 17, 20, 21, 480, 999].map(niceMost)).toEqual([1, 1, 5, 20, 20, 50, 500, 1_000]);
  });
});
