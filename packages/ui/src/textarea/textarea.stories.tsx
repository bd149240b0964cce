import { Field } from '../field/field.tsx';
import type { Story } from '../story.ts';
import { Textarea } from './textarea.tsx';
import * as storyCss from '../story.module.css';

export const story: Story = {
  title: 'Textarea',
  render: () => (
    <div className={`grid ${storyCss.storyFields}`}>
      <Field label="Your greeting" aside="Optional" hint="Only our staff reads this.">
        <Textarea defaultValue="Hello from Munich. I liked what you wrote about mountains." />
      </Field>
      <Field label="One line at first" error="Write something">
        <Textarea rows={1} />
      </Field>
    </div>
  ),
};
