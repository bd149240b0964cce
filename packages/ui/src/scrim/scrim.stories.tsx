import type { Story } from '../story.ts';
import { Scrim } from './scrim.tsx';
import * as storyCss from '../story.module.css';

export const story: Story = {
  title: 'Scrim',
  render: () => (
    <div className={storyCss.storyScrim}>
      <Scrim>
        <b>Drop photos or a video</b>
      </Scrim>
    </div>
  ),
};
