import { storyCast } from '../story-cast.ts';
import type { Story } from '../story.ts';
import { Meta } from './meta.tsx';
import * as storyCss from '../story.module.css';

const { mei } = storyCast;

export const story: Story = {
  title: 'Meta',
  render: () => (
    <div className="stack">
      <Meta>
        {mei.place}
        {mei.there}
        {null}
        <span>Online 5 minutes ago</span>
      </Meta>
      <div className={storyCss.storyNarrow}>
        <Meta>
          <span>A fact that is long</span>
          <span>so the line wraps</span>
          <span>and no dot leads it</span>
        </Meta>
      </div>
    </div>
  ),
};
