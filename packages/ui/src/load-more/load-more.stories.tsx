import type { Story } from '../story.ts';
import { LoadMore } from './load-more.tsx';

export const story: Story = {
  title: 'List end',
  render: () => (
    <>
      <LoadMore isLoading={false} busyLabel="Loading" problem={null} ahead={0} onMore={() => {}}>
        Show more people
      </LoadMore>
      <LoadMore isLoading busyLabel="Loading" problem={null} onMore={() => {}}>
        Show more people
      </LoadMore>
      <LoadMore isLoading={false} busyLabel="Loading" problem="The next people could not be loaded." onMore={() => {}}>
        Show more people
      </LoadMore>
    </>
  ),
};
