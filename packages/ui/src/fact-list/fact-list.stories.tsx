import type { Story } from '../story.ts';
import { FactList } from './fact-list.tsx';

export const story: Story = {
  title: 'Fact list',
  render: () => (
    <FactList
      facts={[
        { label: 'Topic', value: 'Payment' },
        { label: 'Language', value: 'Deutsch' },
        { label: 'Answer by', value: '21 Oct, 14:20' },
      ]}
    />
  ),
};
