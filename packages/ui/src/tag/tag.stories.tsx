import { PlaneIcon } from '../icons/plane.tsx';
import type { Story } from '../story.ts';
import { Tag } from './tag.tsx';

export const story: Story = {
  title: 'Tag',
  render: () => (
    <div className="row wrap">
      <Tag match matchLabel="you too">
        Travelling
      </Tag>
      <Tag>Family</Tag>
      <Tag icon={<PlaneIcon />}>Two journeys a year</Tag>
    </div>
  ),
};
