import type { Story } from '../story.ts';
import { Progress } from './progress.tsx';
import * as storyCss from '../story.module.css';

export const story: Story = {
  title: 'Progress',
  render: () => (
    <div className="stack">
      <Progress label="dusk.jpg" value={0.64} />
      <Progress label="alps.png" />
      <div className={storyCss.storyDark}>
        <Progress label="clip.mp4" value={0.3} onPhoto />
      </div>
    </div>
  ),
};
