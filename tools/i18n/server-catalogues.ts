import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPo } from '@peonia/i18n/read-po.ts';
import { withFrenchSpaces } from './french-spaces.ts';

/** Texts the server writes; their ids are explicit and English is a catalogue like the others. */
export const serverCatalogueNames = ['errors', 'mails'] as const;
export type ServerCatalogueName = (typeof serverCatalogueNames)[number];

/** Says whether a catalogue holds texts of the server. */
export function isServerCatalogue(name: string): name is ServerCatalogueName {
  return serverCatalogueNames.some((known) => known === name);
}

function fileOf(root: string, lang: string, name: ServerCatalogueName): string {
  return join(root, 'packages/i18n/locales', lang, `${name}.po`);
}

/** Message id → text; empty when there is no file yet. */
export async function readServerTexts(
  root: string,
  lang: string,
  name: ServerCatalogueName,
): Promise<Map<string, string>> {
  const file = fileOf(root, lang, name);
  return existsSync(file) ? readPo(await readFile(file, 'utf8')) : new Map();
}

/** Writes a catalogue of the server, sorted by id. */
export async function writeServerTexts(
  root: string,
  lang: string,
  name: ServerCatalogueName,
  texts: Map<string, string>,
): Promise<void> {
  const sorted = [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const header = `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: ${lang}\\n"\n`;
  const spaced = (text: string) => (lang === 'fr' ? withFrenchSpaces(text) : text);
  const entries = sorted.map(([id, text]) => `\nmsgid ${quote(id)}\nmsgstr ${quote(spaced(text))}\n`);
  const file = fileOf(root, lang, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, header + entries.join(''));
}

function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}"`;
}

/** English of the error texts as the contract states it, by message id. Two texts of one code have ids of their own. */
export async function contractErrorTexts(root: string): Promise<Map<string, string>> {
  const file = join(root, 'packages/contract/src/protocol/errors.ts');
  const { errors }: { errors: Record<string, { code: number; message: string; text?: string }> } = await import(
    pathToFileURL(file).href
  );
  return new Map(Object.values(errors).map(({ code, message, text }) => [text ?? `error.${code}`, message]));
}
