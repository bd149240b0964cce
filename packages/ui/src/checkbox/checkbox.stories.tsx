import type { Story } from '../story.ts';
import { Checkbox } from './checkbox.tsx';
import * as storyCss from '../story.module.css';

export const story: Story = {
  title: 'Check',
  render: () => (
    <div className={`row wrap ${storyCss.storyWide}`}>
      <Checkbox label="Checked" defaultChecked />
      <Checkbox label="Unchecked" hint="With one more line" />
      <Checkbox label="Disabled" disabled defaultChecked />
    </div>
  ),
};
