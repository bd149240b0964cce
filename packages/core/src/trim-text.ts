/** A sign that is drawn. Unicode counts the blank of Braille among the symbols. */
const seen = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;

/** A text without the space around it; empty where nothing of it is seen. */
export const trimText = (text: string): string => (seen.test(text) ? text.trim() : '');
