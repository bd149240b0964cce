import type { Story } from '../story.ts';
import { Switch } from './switch.tsx';

export const story: Story = {
  title: 'Switch',
  render: () => (
    <div>
      <Switch label="Show when I am online" hint="Others see a green dot" defaultChecked />
      <Switch label="Show my local time" />
      <Switch label="Not available" disabled />
    </div>
  ),
};
