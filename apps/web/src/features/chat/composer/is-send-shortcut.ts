/** The relevant fields of a keydown event in the message field. */
export interface PressedKey {
  readonly key: string;
  /** 229: what Safari reports for the Enter that ends a composition, when `isComposing` is already false. */
  readonly keyCode: number;
  readonly isComposing: boolean;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * Returns whether a key sends: Enter where the member prefers it, else Ctrl or Cmd with Enter. Never during IME
 * composition.
 */
export function isSendShortcut(pressed: PressedKey, enterSends: boolean): boolean {
  if (pressed.key !== 'Enter' || pressed.isComposing || pressed.keyCode === 229) return false;
  if (pressed.ctrlKey || pressed.metaKey) return true;
  return enterSends && !pressed.shiftKey && !pressed.altKey;
}
