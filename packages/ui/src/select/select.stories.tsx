import { Field } from '../field/field.tsx';
import type { Story } from '../story.ts';
import { Select } from './select.tsx';
import * as storyCss from '../story.module.css';

const HEIGHTS = ['160 to 165 cm', '166 to 170 cm', '171 to 175 cm'];

export const story: Story = {
  title: 'Select',
  render: () => (
    <div className={`grid ${storyCss.storyFields}`}>
      <Field label="Height">
        <Select defaultValue="1" options={HEIGHTS.map((label, index) => ({ label, value: String(index) }))} />
      </Field>
      <Field label="Country" error="Choose a country">
        <Select placeholder="Choose" options={[{ value: 'de', label: 'Germany' }]} />
      </Field>
      <Field label="Fixed">
        <Select disabled options={[{ value: 'en', label: 'English' }]} />
      </Field>
    </div>
  ),
};
