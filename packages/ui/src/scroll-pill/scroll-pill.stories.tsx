import type { Story } from '../story.ts';
import { ScrollPill } from './scroll-pill.tsx';
import * as storyCss from '../story.module.css';

export const story: Story = {
  title: 'Scroll pill',
  render: () => (
    <div className={storyCss.storyPill}>
      <ScrollPill onClick={() => scrollTo({ top: 0 })}>3 new</ScrollPill>
    </div>
  ),
};
