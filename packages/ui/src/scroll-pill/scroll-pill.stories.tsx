import type { Story } from '../story.ts';
import { ScrollPill } from './scroll-pill.tsx';

export const story: Story = {
  title: 'Scroll pill',
  render: () => (
    <div className="story-pill">
      <ScrollPill onClick={() => scrollTo({ top: 0 })}>3 new</ScrollPill>
    </div>
  ),
};
