interface SplitLine {
  /** Signs of a heading, a list item or a note. */
  readonly before: string;
  readonly words: string;
  /** The anchor of a heading. */
  readonly after: string;
}

/** Separates the words of a line of Markdown from its signs. */
export function splitLine(line: string): SplitLine {
  const [, before = '', rest = ''] = /^(\s*(?:#{2,3}\s+|[-*]\s+|\d+\.\s+|>\s*)?)(.*)$/.exec(line) ?? [];
  const [, words = '', after = ''] = /^(.*?)(\s*\{#[a-z0-9-]+\})?\s*$/.exec(rest) ?? [];
  return { before, words, after };
}
