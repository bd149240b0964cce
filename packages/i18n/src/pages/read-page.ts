/** A static page as stored: its metadata and the Markdown. */
export interface PageSource {
  readonly title: string;
  readonly description: string;
  readonly updated: string;
  readonly body: string;
}

/** Splits a page file into metadata and text. Throws if a metadata field is missing, which stops the build. */
export function readPage(source: string): PageSource {
  const match = /^---\n(.*?)\n---\n+(.*)$/s.exec(source);
  const facts = new Map(
    (match?.[1] ?? '')
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const fact = (name: string) => facts.get(name) || fail(`lacks the line "${name}: …" at its beginning`);
  const updated = fact('updated');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(updated)) fail(`says "updated: ${updated}", which is no day such as 2026-11-21`);
  return { title: fact('title'), description: fact('description'), updated, body: match?.[2] ?? '' };
}

function fail(problem: string): never {
  throw new Error(`The page ${problem}.`);
}
