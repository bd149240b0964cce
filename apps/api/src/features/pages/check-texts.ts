import { pagePrices } from '@peonia/contract/money/page-prices.ts';
import { pricesOf } from '@peonia/contract/money/price-rules.ts';
import type { PageDraftText } from '@peonia/contract/pages/pages-desk.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { languageFacts, languages, type Language } from '@peonia/i18n/languages.ts';
import type { Block } from '@peonia/i18n/pages/page-tree.ts';
import { PageMarkupError, parseBlocks } from '@peonia/i18n/pages/parse-page.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { StoredTexts } from './page.sql.ts';

/** Texts in the order of the languages, trimmed, empty ones left out. Throws for a language that is there twice. */
export function orderTexts(texts: StoredTexts): PageDraftText[] {
  if (new Set(texts.map(({ language }) => language)).size < texts.length)
    throw refuse('input_invalid', { field: 'texts' });
  return languages.flatMap((language) => {
    const found = texts.find((text) => text.language === language);
    if (found === undefined) return [];
    const [title, description, body] = [found.title.trim(), found.description.trim(), found.body.trim()];
    const summary = found.summary?.trim() ?? '';
    if ([title, description, body, summary].every((part) => part === '')) return [];
    return [{ language, title, description, body, ...(summary === '' ? {} : { summary }) }];
  });
}

export function isComplete({ title, description, body }: PageDraftText): boolean {
  return title !== '' && description !== '' && body !== '';
}

/**
 * Throws what keeps a draft from being published: a language that is not complete, forms that pages do not have,
 * sections that differ from the English ones, placeholders that nothing stands for.
 */
export function requirePublishable(texts: readonly PageDraftText[], limits: Limits): void {
  const missing = languages.filter((language) => {
    const text = texts.find((one) => one.language === language);
    return text === undefined || !isComplete(text);
  });
  if (missing.length > 0) throw refuse('page_incomplete', { languages: missing.map(nameOf).join(', ') });
  const anchors = new Map(texts.map((text) => [text.language, anchorsOf(readBlocks(text, limits))]));
  const other = languages.find((language) => anchors.get(language) !== anchors.get('en'));
  if (other !== undefined) throw refuse('page_anchors', { language: nameOf(other) });
}

/** Throws `page_summary_missing` unless every language says what changed. */
export function requireSummaries(texts: readonly PageDraftText[]): void {
  const missing = languages.filter((one) => !texts.find(({ language }) => language === one)?.summary);
  if (missing.length > 0) throw refuse('page_summary_missing', { languages: missing.map(nameOf).join(', ') });
}

/** The blocks of a text. Throws `page_markup` and `page_placeholder`. */
export function readBlocks({ language, title, description, body }: PageDraftText, limits: Limits): Block[] {
  const prices = pagePrices(pricesOf(limits));
  // Titles and descriptions know the name of the operator only.
  const strange =
    placeholders(`${title} ${description}`).find((name) => name !== 'brand') ??
    placeholders(body).find((name) => name !== 'brand' && !prices.has(name));
  if (strange !== undefined) throw refuse('page_placeholder', { name: `{${strange}}`, language: nameOf(language) });
  try {
    return parseBlocks(body);
  } catch (error) {
    if (!(error instanceof PageMarkupError)) throw error;
    throw refuse('page_markup', { line: error.line ?? 1, form: error.form, language: nameOf(language) });
  }
}

/** Names in braces; anchors of headings begin with `#`. */
function placeholders(text: string): string[] {
  return [...text.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name);
}

function anchorsOf(blocks: readonly Block[]): string {
  return blocks.flatMap((block) => (block.kind === 'heading' ? [`${block.depth} ${block.id}`] : [])).join('\n');
}

function nameOf(language: Language): string {
  return languageFacts[language].ownName;
}
