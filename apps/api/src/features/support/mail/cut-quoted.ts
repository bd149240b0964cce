/** Lines that mail programs write above the mail that is answered. */
const separators = [
  /^-{2,} ?(?:original message|ursprüngliche nachricht|message d’origine|message d'origine|messaggio originale) ?-{2,}$/i,
  /^-{2,} ?(?:원본 메일|원본 메시지|元のメッセージ|原始邮件|原始郵件) ?-{2,}$/,
  /^_{20,}$/,
  // The signature of a mail.
  /^-- $/,
];

/** `From:` and the like, the first line of a quoted head, in the languages of the product. */
const fromLine = /^[>*\s]*(?:from|von|de|da|差出人|보낸 사람|发件人|寄件者|寄件人)\*?\s*[:：]/i;

/**
 * The own words of an answer by mail, without the mail that it answers and without a signature. `senders` are the
 * addresses that the quoted mail came from: a line that ends with a colon and names one begins the quotation, in every
 * language.
 */
export function cutQuoted(text: string, senders: readonly string[]): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const names = (line: string) => senders.some((sender) => line.toLowerCase().includes(sender.toLowerCase()));
  const start = lines.findIndex(
    (line, at) =>
      separators.some((separator) => separator.test(line)) ||
      (names(line) && (/[:：]\s*$/.test(line) || fromLine.test(line))) ||
      isQuotedToEnd(lines, at),
  );
  const own = start === -1 ? lines : lines.slice(0, withoutAttribution(lines, start));
  return own
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Whether this line begins a quotation that goes on to the end. */
function isQuotedToEnd(lines: readonly string[], at: number): boolean {
  return (
    lines[at]?.startsWith('>') === true && lines.slice(at).every((line) => line.startsWith('>') || line.trim() === '')
  );
}

/** Leaves out the line above a quotation that says who wrote it, which may be broken into two. */
function withoutAttribution(lines: readonly string[], start: number): number {
  let end = start;
  const isBroken = /^\s*<?[^\s<>]+@[^\s<>]+>?\S*\s*\S*[:：]\s*$/.test(lines[start] ?? '');
  while (end > 0 && (lines[end - 1] ?? '').trim() === '') end -= 1;
  const above = lines[end - 1] ?? '';
  return isBroken || (lines[start]?.startsWith('>') === true && /[:：]\s*$/.test(above)) ? end - 1 : start;
}
