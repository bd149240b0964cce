import { catalogueRules, type CatalogueKind } from '@peonia/contract/catalogue/catalogue-rules.ts';
import type { CatalogueContent } from '@peonia/contract/catalogue/catalogue.ts';
import { centsFromGold, type GoldCents } from '@peonia/core/money.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { StoredContent } from '../accounts/public.ts';

/**
 * Content of a kind as it is stored: trimmed, in the order of the languages, without what the kind does not have.
 * Throws what is wrong with it.
 */
export function checkContent(kind: CatalogueKind, content: CatalogueContent): StoredContent {
  const rules = catalogueRules[kind];
  const texts = rules.titleMax === 0 ? [] : checkTexts(kind, content);
  if (rules.categories.length > 0 && !rules.categories.includes(content.category))
    throw refuse('input_invalid', { field: 'category' });
  if (rules.hasPicture && content.picture === null) throw refuse('catalogue_picture');
  if (rules.hasStock && content.stock === null) throw refuse('input_invalid', { field: 'stock' });
  if (rules.hasDelivery && content.delivery_days === null) throw refuse('input_invalid', { field: 'delivery_days' });
  const isFlower = kind === 'product' && content.category === 'flower';
  if (isFlower && content.countries?.join() !== 'CN') throw refuse('catalogue_flowers');
  return {
    category: rules.categories.length > 0 ? content.category : '',
    texts,
    price: checkPrice(kind, content.price),
    picture: rules.hasPicture ? content.picture : null,
    position: content.position,
    is_offered: kind === 'wheel' || content.is_offered,
    stock: rules.hasStock ? content.stock : null,
    delivery_days: rules.hasDelivery ? content.delivery_days : null,
    countries: rules.hasDelivery ? content.countries : null,
    is_scale: kind === 'question' && content.is_scale,
  };
}

function checkTexts(kind: CatalogueKind, { texts, is_offered }: CatalogueContent): CatalogueContent['texts'] {
  const { titleMax, bodyMax, choicesMax } = catalogueRules[kind];
  const byLanguage = new Map(texts.map((text) => [text.language, text]));
  if (byLanguage.size < texts.length) throw refuse('input_invalid', { field: 'texts' });
  const written = languages.flatMap((language) => byLanguage.get(language) ?? []);
  const checked = written.map(({ language, title, body, choices }) => ({
    language,
    title: atMost(title.trim(), titleMax),
    body: bodyMax === 0 ? '' : atMost(body.trim(), bodyMax),
    choices: choicesMax === 0 ? [] : choices.map((choice) => choice.trim()),
  }));
  const complete = checked.filter(({ title, body }) => title !== '' && (bodyMax === 0 || body !== ''));
  if (!complete.some(({ language }) => language === 'en')) throw refuse('catalogue_english');
  if (complete.length < checked.length || (is_offered && complete.length < languages.length))
    throw refuse('catalogue_incomplete');
  const counts = new Set(checked.map(({ choices }) => choices.length));
  if (counts.size > 1 || counts.has(1) || checked.some(({ choices }) => choices.includes('')))
    throw refuse('catalogue_choices');
  return checked;
}

function atMost(text: string, most: number): string {
  if ([...text].length > most) throw refuse('catalogue_text', { most });
  return text;
}

function checkPrice(kind: CatalogueKind, price: number | null): GoldCents | null {
  const bounds = catalogueRules[kind].price;
  if (bounds === null) return null;
  const [least, most] = bounds;
  const cents = price === null ? null : exactCents(price);
  if (cents === null || cents < least * 100 || cents > most * 100) throw refuse('catalogue_price', { least, most });
  return cents;
}

/** Null for amounts finer than a hundredth. */
function exactCents(gold: number): GoldCents | null {
  try {
    return centsFromGold(gold);
  } catch {
    return null;
  }
}
