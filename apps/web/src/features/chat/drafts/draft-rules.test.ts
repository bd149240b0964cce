import { expect, it } from 'vitest';
import { receiveDraft, openDraft, markSaved, markSaving, markSent, unsavedDraft } from './draft-rules.ts';

it('starts with the local draft where it is unsaved, else with the remote one', () => {
  expect(openDraft('Mine', '', 'Theirs').text).toBe('Mine');
  expect(openDraft('Old', 'Old', 'New').text).toBe('New');
  expect(openDraft('Old', 'Old', '').text).toBe('');
  expect(unsavedDraft(openDraft('Mine', '', 'Theirs'))).toBe('Mine');
  expect(unsavedDraft(openDraft('Old', 'Old', 'New'))).toBeNull();
});

it('accepts a remote draft unless there is unsaved local text', () => {
  const calm = openDraft('', '', '');
  expect(receiveDraft(calm, 'From the phone').text).toBe('From the phone');
  const busy = { ...calm, text: 'Half a sen' };
  expect(receiveDraft(busy, 'From the phone').text).toBe('Half a sen');
});

it('keeps a text that is too long for a message on this device', () => {
  const long = { ...openDraft('', '', ''), text: 'a'.repeat(5_001) };
  expect(unsavedDraft(long)).toBeNull();
  expect(unsavedDraft({ ...long, text: '🌸'.repeat(5_000) })).toBe('🌸'.repeat(5_000));
});

it('ignores the echo of its own saves', () => {
  const first = markSaving({ ...openDraft('', '', ''), text: 'Hel' });
  const second = markSaving({ ...first, text: 'Hello' });
  expect(receiveDraft(second, 'Hel')).toMatchObject({ text: 'Hello', echoes: ['Hello'] });
  expect(receiveDraft(receiveDraft(second, 'Hel'), 'Hello')).toMatchObject({ text: 'Hello', echoes: [] });
  expect(receiveDraft(second, 'Hello')).toMatchObject({ text: 'Hello', echoes: [] });
});

it('is empty once sent, and stays empty when the server deletes it', () => {
  const sent = markSent(markSaving({ ...openDraft('', '', ''), text: 'Hello' }));
  expect(receiveDraft(receiveDraft(sent, 'Hello'), '').text).toBe('');
  expect(unsavedDraft(sent)).toBeNull();
});

it('survives a page that closes before the server replies', () => {
  const leaving = markSaving({ ...openDraft('', '', ''), text: 'Hello' });
  expect(openDraft(leaving.text, leaving.confirmed, '').text).toBe('Hello');
  const saved = markSaved(leaving, 'Hello', true);
  expect(openDraft(saved.text, saved.confirmed, 'Changed elsewhere').text).toBe('Changed elsewhere');
  expect(unsavedDraft(markSaved(leaving, 'Hello', false))).toBe('Hello');
});
