import { useState } from 'react';
import { Field } from '../field/field.tsx';
import type { Story } from '../story.ts';
import { CodeInput } from './code-input.tsx';

function Code() {
  const [code, setCode] = useState('4071');
  const [done, setDone] = useState('');
  return (
    <Field label="Code" hint={done ? `Checked ${done}` : 'Send again in 0:42'}>
      <CodeInput value={code} onChange={setCode} onComplete={setDone} />
    </Field>
  );
}

export const story: Story = {
  title: 'Code input',
  render: () => (
    <div className="stack">
      <Code />
      <Field label="Wrong code" error="The code is wrong">
        <CodeInput value="123456" onChange={() => undefined} />
      </Field>
    </div>
  ),
};
