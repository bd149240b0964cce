const EMOJI = /^(?:\p{RGI_Emoji}\s*){1,3}$/v;

/** One to three emoji and nothing else: shown large, without a bubble. */
export function emojiOnly(text: string): boolean {
  return EMOJI.test(text.trim());
}
