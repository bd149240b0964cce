import { Field } from '../field/field.tsx';
import { LockIcon } from '../icons/lock.tsx';
import { SearchIcon } from '../icons/search.tsx';
import type { Story } from '../story.ts';
import { TextInput } from './text-input.tsx';
import * as storyCss from '../story.module.css';

export const story: Story = {
  title: 'Text input',
  render: () => (
    <div className={`grid ${storyCss.storyFields}`}>
      <Field label="Rest">
        <TextInput placeholder="Username" autoComplete="off" />
      </Field>
      <Field label="Valid" hint="This name is free">
        <TextInput defaultValue="jonas" valid autoComplete="off" />
      </Field>
      <Field label="Disabled" hint="Cannot be changed">
        <TextInput defaultValue="jonas_w" disabled trailing={<LockIcon />} />
      </Field>
      <Field label="Search" hideLabel>
        <TextInput type="search" pill icon={<SearchIcon />} placeholder="Search members" />
      </Field>
    </div>
  ),
};
