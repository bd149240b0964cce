import type { Story } from '../story.ts';
import { Loading } from './skeleton.tsx';

export const story: Story = {
  title: 'Skeleton',
  render: () => (
    <>
      <Loading label="Loading people" shape="person" count={2} />
      <Loading label="Loading chats" shape="row" count={2} />
      <Loading label="Loading posts" shape="card" />
      <Loading label="Loading text" shape="text" />
    </>
  ),
};
