import type { Story } from '../story.ts';
import { Spinner } from './spinner.tsx';
import * as storyCss from '../story.module.css';

export const story: Story = {
  title: 'Spinner',
  render: () => (
    <div className={`row ${storyCss.storyWide}`}>
      <Spinner />
      <Spinner size="lg" label="Loading" />
    </div>
  ),
};
