import type { Story } from '../story.ts';
import { TrendChart, type TrendPoint } from './trend-chart.tsx';

const days: readonly TrendPoint[] = [3, 8, 6, null, 12, 19, 15].map((value, index) => ({
  label: `${index + 1} October`,
  value,
  text: value === null ? 'nothing counted' : `${value} messages`,
}));

export const story: Story = {
  title: 'Trend chart',
  render: () => <TrendChart label="Messages by day" points={days} formatValue={String} />,
};
