import { Field } from '../field/field.tsx';
import type { Story } from '../story.ts';
import { Radio } from './radio.tsx';
import * as storyCss from '../story.module.css';

export const story: Story = {
  title: 'Radio',
  render: () => (
    <Field group label="I am" hint="Shown on your profile">
      <div className={`row wrap ${storyCss.storyWide}`}>
        <Radio name="story-i-am" label="A woman" defaultChecked />
        <Radio name="story-i-am" label="A man" />
        <Radio name="story-i-am" label="Not offered" disabled />
      </div>
    </Field>
  ),
};
