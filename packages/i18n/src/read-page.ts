/** A written page as it stands in its file: what its first lines say about it, and the Markdown below. */
export interface PageSource {
  readonly title: string;
  readonly description: string;
  readonly updated: string;
  readonly body: string;
}

/** Splits a page file into its three facts and its text. Throws where a fact is missing, so a build stops. */
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
