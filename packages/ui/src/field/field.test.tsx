import { renderToStaticMarkup as html } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Radio } from '../radio/radio.tsx';
import { Select } from '../select/select.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { Field } from './field.tsx';
import * as inputCss from '../text-input/text-input.module.css';
import * as css from './field.module.css';

test.each([
  ['text input', <TextInput key="c" name="c" />],
  ['textarea', <Textarea key="c" name="c" />],
  ['select', <Select key="c" name="c" options={[{ value: 'de', label: 'Deutsch' }]} />],
])('labels and describes %s', (_name, control) => {
  const out = html(
    <Field label="Name" hint="As friends call you">
      {control}
    </Field>,
  );
  const id = /<label[^>]* for="([^"]+)"/.exec(out)?.[1];
  expect(out).toContain(` id="${id}"`);
  expect(out).toContain(`aria-describedby="${id}-note"`);
  expect(out).toContain(`<span class="${css.hint}" id="${id}-note">As friends call you</span>`);
  expect(out).not.toContain('aria-invalid');
});

test('replaces the hint by the error and marks the control as invalid', () => {
  const out = html(
    <Field label="Name" hint="As friends call you" error="Name is invalid, 4-20 symbols">
      <TextInput />
    </Field>,
  );
  expect(out).toContain('aria-invalid="true"');
  expect(out).toContain(`class="${inputCss.input} ${inputCss.isInvalid}"`);
  expect(out).toContain('Name is invalid, 4-20 symbols');
  expect(out).not.toContain('As friends call you');
  expect(out).toMatch(new RegExp(`class="${css.error}"[^>]*><svg[^>]*aria-hidden="true"`));
});

test('keeps the own id and description of a control', () => {
  const out = html(
    <Field label="Code" hint="Six digits">
      <TextInput id="own" aria-describedby="more" />
    </Field>,
  );
  expect(out).toMatch(/id="own" aria-describedby="more [^"]+-note"|aria-describedby="more [^"]+-note"[^>]*id="own"/);
});

test('renders a group as a fieldset with named radios', () => {
  const out = html(
    <Field group label="I am" error="Choose one">
      <Radio name="sex" label="A woman" />
      <Radio name="sex" label="A man" />
    </Field>,
  );
  expect(out).toMatch(/^<fieldset[^>]*aria-describedby="([^"]+)"/);
  expect(out).toContain(`<legend class="${css.label}">I am</legend>`);
  expect(out).not.toContain(' for=');
});
