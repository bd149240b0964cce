import { expect, it } from 'vitest';
import { hearDraft, openDraft, savingDraft, sentDraft, unsavedDraft } from './draft-rules.ts';

it('begins with what this device has not handed on, else with what another one wrote', () => {
  expect(openDraft('Mine', '', 'Theirs').text).toBe('Mine');
  expect(openDraft('Old', 'Old', 'New').text).toBe('New');
  expect(openDraft('Old', 'Old', '').text).toBe('');
  expect(unsavedDraft(openDraft('Mine', '', 'Theirs'))).toBe('Mine');
  expect(unsavedDraft(openDraft('Old', 'Old', 'New'))).toBeNull();
});

it('takes what another device writes, but never over words that are only here', () => {
  const calm = openDraft('', '', '');
  expect(hearDraft(calm, 'From the phone').text).toBe('From the phone');
  const busy = { ...calm, text: 'Half a sen' };
  expect(hearDraft(busy, 'From the phone').text).toBe('Half a sen');
});

it('does not let its own echo undo what was written since', () => {
  const first = savingDraft({ text: 'Hel', known: '', echoes: [] });
  const second = savingDraft({ ...first, text: 'Hello' });
  expect(hearDraft(second, 'Hel')).toMatchObject({ text: 'Hello', echoes: ['Hello'] });
  expect(hearDraft(hearDraft(second, 'Hel'), 'Hello')).toMatchObject({ text: 'Hello', echoes: [] });
  expect(hearDraft(second, 'Hello')).toMatchObject({ text: 'Hello', echoes: [] });
});

it('is empty once it is sent, and stays so when the server forgets it', () => {
  const sent = sentDraft(savingDraft({ text: 'Hello', known: '', echoes: [] }));
  expect(hearDraft(hearDraft(sent, 'Hello'), '').text).toBe('');
  expect(unsavedDraft(sent)).toBeNull();
});
