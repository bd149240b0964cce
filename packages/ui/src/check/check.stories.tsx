import type { Story } from '../story.ts';
import { Check } from './check.tsx';

export const story: Story = {
  title: 'Check',
  render: () => (
    <div className="row wrap story-wide">
      <Check label="Checked" defaultChecked />
      <Check label="Unchecked" hint="With one more line" />
      <Check label="Disabled" disabled defaultChecked />
    </div>
  ),
};
