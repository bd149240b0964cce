import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@peonia/i18n/languages.ts';
import { readPo } from '@peonia/i18n/read-po.ts';
import type { Page } from '@playwright/test';

const locales = new URL('../../packages/i18n/locales/', import.meta.url);
const known = new Map<Language, ReadonlySet<string>>();

/** Words that hardly any other language has, two of which make a phrase English. */
const englishWords =
  /\b(?:the|and|your|you|with|this|that|they|are|is|of|to|for|who|from|have|not|what|when|they|will)\b/gi;

/**
 * Texts of the page, spoken ones too, that stand there in English. What members wrote says its own language, or says
 * `dir="auto"`.
 */
export async function findEnglish(page: Page, language: Language): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const isForeign = (element: Element | null) =>
      element?.closest('[dir=auto], [lang]:not(html), bdi, dt, code') !== null;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.tagName !== 'SCRIPT' && !isForeign(node.parentElement))
        found.push((node.textContent ?? '').trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        if (!isForeign(element)) found.push(element.getAttribute(name) ?? '');
    }
    return [...new Set([...found, document.title])];
  });
  const english = englishOf(language);
  return texts.filter((text) => english.has(text) || (text.match(englishWords)?.length ?? 0) >= 2);
}

/** English texts that a language says otherwise: none of them may stand on its pages. */
function englishOf(language: Language): ReadonlySet<string> {
  const kept = known.get(language);
  if (kept !== undefined) return kept;
  const folder = new URL(`${language}/`, locales);
  const texts = readdirSync(folder).flatMap((name) =>
    name.endsWith('.po') ? [...readPo(readFileSync(new URL(name, folder), 'utf8'))] : [],
  );
  // What the language says somewhere itself is its own word, such as the French name of a sign of the zodiac,
  // "Balance".
  const own = new Set(texts.map(([, text]) => text));
  const english = new Set(
    texts.map(([text]) => text).filter((text) => !own.has(text) && text.length > 3 && !/[{<]/.test(text)),
  );
  known.set(language, english);
  return english;
}
