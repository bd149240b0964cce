import type { Story } from '../story.ts';
import { Spinner } from './spinner.tsx';

export const story: Story = {
  title: 'Spinner',
  render: () => (
    <div className="row story-wide">
      <Spinner />
      <Spinner size="lg" label="Loading" />
    </div>
  ),
};
