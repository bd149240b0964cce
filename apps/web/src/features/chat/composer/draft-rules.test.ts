import { expect, it } from 'vitest';
import { hearDraft, openDraft, savedDraft, savingDraft, sentDraft, unsavedDraft } from './draft-rules.ts';

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
  const first = savingDraft({ ...openDraft('', '', ''), text: 'Hel' });
  const second = savingDraft({ ...first, text: 'Hello' });
  expect(hearDraft(second, 'Hel')).toMatchObject({ text: 'Hello', echoes: ['Hello'] });
  expect(hearDraft(hearDraft(second, 'Hel'), 'Hello')).toMatchObject({ text: 'Hello', echoes: [] });
  expect(hearDraft(second, 'Hello')).toMatchObject({ text: 'Hello', echoes: [] });
});

it('is empty once it is sent, and stays so when the server forgets it', () => {
  const sent = sentDraft(savingDraft({ ...openDraft('', '', ''), text: 'Hello' }));
  expect(hearDraft(hearDraft(sent, 'Hello'), '').text).toBe('');
  expect(unsavedDraft(sent)).toBeNull();
});

it('outlives a page that ends before the server has answered', () => {
  const leaving = savingDraft({ ...openDraft('', '', ''), text: 'Hello' });
  expect(openDraft(leaving.text, leaving.confirmed, '').text).toBe('Hello');
  const saved = savedDraft(leaving, 'Hello', true);
  expect(openDraft(saved.text, saved.confirmed, 'Changed elsewhere').text).toBe('Changed elsewhere');
  expect(unsavedDraft(savedDraft(leaving, 'Hello', false))).toBe('Hello');
});
