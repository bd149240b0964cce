import type { Story } from '../story.ts';
import { StepList } from './step-list.tsx';

export const story: Story = {
  title: 'Step list',
  render: () => (
    <StepList
      label="Progress"
      steps={[
        { key: 'paid', label: 'Fee paid', state: 'done', note: '21 Oct' },
        { key: 'planned', label: 'In planning', state: 'now', note: '23 Oct' },
        { key: 'ready', label: 'Plan ready', state: 'ahead' },
        { key: 'closed', label: 'Closed', state: 'ahead' },
      ]}
    />
  ),
};
