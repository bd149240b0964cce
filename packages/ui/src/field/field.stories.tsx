import { LockIcon, SearchIcon } from '../icons.tsx';
import { PasswordInput } from '../password-input/password-input.tsx';
import { Select } from '../select/select.tsx';
import type { Story } from '../story.ts';
import { TextInput } from '../text-input/text-input.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { Field } from './field.tsx';

const HEIGHTS = ['160 to 165 cm', '166 to 170 cm', '171 to 175 cm'];

export default {
  title: 'Field',
  render: () => (
    <div className="grid story-fields">
      <Field label="Rest">
        <TextInput placeholder="Username" autoComplete="off" />
      </Field>
      <Field label="Valid" hint="This name is free">
        <TextInput defaultValue="jonas" valid autoComplete="off" />
      </Field>
      <Field label="Error" error="Name is invalid, 4-20 symbols">
        <TextInput defaultValue="jo" autoComplete="off" />
      </Field>
      <Field label="Disabled" hint="Cannot be changed">
        <TextInput defaultValue="jonas_w" disabled trailing={<LockIcon />} />
      </Field>
      <Field label="Height">
        <Select defaultValue="1" options={HEIGHTS.map((label, index) => ({ label, value: String(index) }))} />
      </Field>
      <Field label="Country" error="Choose a country">
        <Select placeholder="Choose" options={[{ value: 'de', label: 'Germany' }]} />
      </Field>
      <Field label="Password" hint="At least 8 symbols">
        <PasswordInput showLabel="Show password" hideLabel="Hide password" autoComplete="new-password" strength={2} strengthLabel="Fair" />
      </Field>
      <Field label="Search" hideLabel>
        <TextInput type="search" pill icon={<SearchIcon />} placeholder="Search members" />
      </Field>
      <Field label="Your hello" aside="Optional" hint="Only our staff reads this.">
        <Textarea defaultValue="Hello from Munich. I liked what you wrote about mountains." />
      </Field>
    </div>
  ),
} satisfies Story;
