import { expect, it } from 'vitest';
import { isSendShortcut } from './is-send-shortcut.ts';

const enter = {
  key: 'Enter',
  keyCode: 13,
  isComposing: false,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
};

it('sends with Enter where preferred, and always with Ctrl or Cmd', () => {
  expect(isSendShortcut(enter, true)).toBe(true);
  expect(isSendShortcut(enter, false)).toBe(false);
  expect(isSendShortcut({ ...enter, ctrlKey: true }, false)).toBe(true);
  expect(isSendShortcut({ ...enter, metaKey: true }, true)).toBe(true);
});

it('inserts a newline with Shift', () => {
  expect(isSendShortcut({ ...enter, shiftKey: true }, true)).toBe(false);
});

it('does not send during IME composition', () => {
  expect(isSendShortcut({ ...enter, isComposing: true }, true)).toBe(false);
  expect(isSendShortcut({ ...enter, keyCode: 229 }, true)).toBe(false);
  expect(isSendShortcut({ ...enter, isComposing: true, ctrlKey: true }, true)).toBe(false);
});

it('does not send with other keys', () => {
  expect(isSendShortcut({ ...enter, key: 'a', ctrlKey: true }, true)).toBe(false);
});
