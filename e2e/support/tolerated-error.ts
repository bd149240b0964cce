/** Something that the browser complained about: the text of the console or of a page error, and whose it is. */
export interface Complaint {
  readonly text: string;
  /** Address of the resource or script; empty where the browser names none. */
  readonly url: string;
}

/**
 * An error that a journey brings about on purpose: a refused request, or one that the network broke. In a path `*`
 * stands for one segment, and `**` at its end for all that follows.
 */
export type ToleratedError =
  | { readonly status: number; readonly path: string }
  | { readonly network: string; readonly path: string };

const refused = /^console: Failed to load resource: the server responded with a status of (\d+) /;
const socketBroken = /^console: WebSocket connection to '([^']+)' failed: .*net::(\w+)/;
const broken = /^console: Failed to load resource: net::(\w+)/;

/** Whether the complaint is the error that a journey announced. */
export function isTolerated({ text, url }: Complaint, error: ToleratedError): boolean {
  const pattern = patternOf(error.path);
  const isThere = (address: string) => URL.canParse(address) && pattern.test(new URL(address).pathname);
  if ('status' in error) return refused.exec(text)?.[1] === String(error.status) && isThere(url);
  const [, address = '', reason] = socketBroken.exec(text) ?? [undefined, url, broken.exec(text)?.[1]];
  return reason === error.network && isThere(address);
}

function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replace(/\*\*$/, '.+').replaceAll(/(?<!\.)\*/g, '[^/]+')}$`);
}
