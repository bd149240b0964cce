import type { Story } from '../story.ts';
import { Scrim } from './scrim.tsx';

export const story: Story = {
  title: 'Scrim',
  render: () => (
    <div className="story-scrim">
      <Scrim>
        <b>Drop photos or a video</b>
      </Scrim>
    </div>
  ),
};
