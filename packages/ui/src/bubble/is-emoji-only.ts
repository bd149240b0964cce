const EMOJI = /^(?:\p{RGI_Emoji}\s*){1,3}$/v;

/** True for one to three emoji and nothing else: shown large, without a bubble. */
export function isEmojiOnly(text: string): boolean {
  return EMOJI.test(text.trim());
}
