/** Decodes a part of an address; keeps an invalid escape as text. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
