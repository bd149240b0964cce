import { Field } from '../field/field.tsx';
import type { Story } from '../story.ts';
import { PasswordInput } from './password-input.tsx';
import * as storyCss from '../story.module.css';

export const story: Story = {
  title: 'Password input',
  render: () => (
    <div className={`grid ${storyCss.storyFields}`}>
      <Field label="Password" hint="At least 8 symbols">
        <PasswordInput
          showLabel="Show password"
          hideLabel="Hide password"
          autoComplete="new-password"
          strength={2}
          strengthLabel="Fair"
        />
      </Field>
      <Field label="Strong one">
        <PasswordInput
          showLabel="Show the strong one"
          hideLabel="Hide the strong one"
          autoComplete="new-password"
          defaultValue="quiet river of tea"
          strength={4}
          strengthLabel="Very strong"
        />
      </Field>
    </div>
  ),
};
