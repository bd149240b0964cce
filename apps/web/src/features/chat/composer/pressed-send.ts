/** What matters of a keydown in the message field. */
export interface PressedKey {
  readonly key: string;
  /** 229 is what Safari gives for the Enter that ends a composition, when `isComposing` is already false. */
  readonly keyCode: number;
  readonly isComposing: boolean;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * Whether this key sends: Enter where the member likes that, else Ctrl or Cmd with Enter. Never while a word is being
 * composed.
 */
export function pressedSend(pressed: PressedKey, enterSends: boolean): boolean {
  if (pressed.key !== 'Enter' || pressed.isComposing || pressed.keyCode === 229) return false;
  if (pressed.ctrlKey || pressed.metaKey) return true;
  return enterSends && !pressed.shiftKey && !pressed.altKey;
}
