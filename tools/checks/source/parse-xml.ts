export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Text of the element itself. */
  readonly text: string;
  readonly line: number;
  /** True if a comment stands directly before it. */
  readonly isExplained: boolean;
}

type Open = { -readonly [K in keyof XmlElement]: XmlElement[K] } & { children: XmlElement[] };

const token =
  /<!--([\s\S]*?)-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+="[^"]*")*)\s*(\/?)>|[^<]+/gy;

/** Parses the XML of native projects. Throws an error that names the line where it is not well formed. */
export function parseXml(text: string): XmlElement {
  const root: Open = { name: '', attributes: {}, children: [], text: '', line: 0, isExplained: false };
  const open: Open[] = [root];
  let isExplained = false;
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const line = text.slice(0, at).split('\n').length;
    const found = token.exec(text);
    if (found === null) throw new Error(`line ${line} is no XML`);
    const [whole, comment, closed, name, attributes = '', selfClosed] = found;
    const top = open.at(-1) ?? root;
    if (comment !== undefined) isExplained = true;
    else if (closed !== undefined) {
      if (open.length === 1 || top.name !== closed) throw new Error(`line ${line} closes ${closed}, which is not open`);
      open.pop();
    } else if (name !== undefined) {
      const element: Open = { name, attributes: readAttributes(attributes), children: [], text: '', line, isExplained };
      top.children.push(element);
      if (selfClosed === '') open.push(element);
      isExplained = false;
    } else if (whole.trim() !== '' && !whole.startsWith('<')) top.text += whole.trim();
  }
  const [element, other] = root.children;
  if (open.length > 1) throw new Error(`${open.at(-1)?.name ?? ''} is not closed`);
  if (element === undefined || other !== undefined) throw new Error('has no single root');
  return element;
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** An element and all below it. */
export function descendants(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(descendants)];
}

/** Values of a property list by key; texts, and true and false as they are written. */
export function plistValues(plist: XmlElement): Map<string, XmlElement> {
  const entries = plist.children[0]?.children ?? [];
  return new Map(
    entries.flatMap((entry, at) => {
      const value = entries[at + 1];
      return entry.name === 'key' && value !== undefined ? [[entry.text, value] as const] : [];
    }),
  );
}
