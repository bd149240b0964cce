import type { Story } from '../story.ts';
import { ListEnd } from './list-end.tsx';

export const story: Story = {
  title: 'List end',
  render: () => (
    <>
      <ListEnd isLoading={false} busyLabel="Loading" problem={null} ahead={0} onMore={() => {}}>
        Show more people
      </ListEnd>
      <ListEnd isLoading busyLabel="Loading" problem={null} onMore={() => {}}>
        Show more people
      </ListEnd>
      <ListEnd isLoading={false} busyLabel="Loading" problem="The next people could not be loaded." onMore={() => {}}>
        Show more people
      </ListEnd>
    </>
  ),
};
