import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const readme = join(import.meta.dirname, '../README.md');

/** Replaces what stands between the marks of a section of README.md; everything else is written by hand. */
export function writeSection(name: string, text: string): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const whole = readFileSync(readme, 'utf8');
  const [from, to] = [whole.indexOf(begin), whole.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md has no section ${name}`);
  writeFileSync(readme, `${whole.slice(0, from + begin.length)}\n\n${text.trim()}\n\n${whole.slice(to)}`);
}

export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
