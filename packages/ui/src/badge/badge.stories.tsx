import type { Story } from '../story.ts';
import { Badge } from './badge.tsx';

export const story: Story = {
  title: 'Badge',
  render: () => (
    <div className="row">
      <Badge count={4} label="4 new" />
      <Badge count={12} label="12 new" />
      <Badge count={120} label="120 new" />
      <Badge count={0} label="Nothing new" />
    </div>
  ),
};
