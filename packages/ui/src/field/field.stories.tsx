import type { Story } from '../story.ts';
import { TextInput } from '../text-input/text-input.tsx';
import { Field } from './field.tsx';
import * as storyCss from '../story.module.css';

export const story: Story = {
  title: 'Field',
  render: () => (
    <div className={`grid ${storyCss.storyFields}`}>
      <Field label="Label and hint" hint="As your friends call you">
        <TextInput autoComplete="off" />
      </Field>
      <Field label="Error" error="Name is invalid, 4-20 symbols">
        <TextInput defaultValue="jo" autoComplete="off" />
      </Field>
      <Field label="With something beside" aside="Optional">
        <TextInput autoComplete="off" />
      </Field>
    </div>
  ),
};
