type Failure = Error & { readonly code?: string };

/** How far down causes are told. */
const deepest = 4;

/**
 * What an error says, and what its causes say: `fetch failed` alone tells nobody which address refused the connection.
 * An error for several attempts at once has no words of its own; its first one speaks.
 */
export function withCauses(error: Error, textOf: (one: Failure) => string): string {
  const texts: string[] = [];
  for (let one: unknown = error, deep = 0; one instanceof Error && deep < deepest; deep += 1) {
    texts.push(textOf(one));
    one = one.cause ?? (one instanceof AggregateError ? one.errors[0] : undefined);
  }
  return [...new Set(texts.filter(Boolean))].join(': ');
}

/** The same for an error whose words hold nothing of a member. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? withCauses(error, ({ message }) => message) : 'unknown';
}
