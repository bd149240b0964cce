import {
  catalogueKinds,
  catalogueRules,
  type CatalogueKind,
  type CatalogueRules,
} from '@peonia/contract/catalogue/catalogue-rules.ts';
import type { CatalogueContent, CatalogueText } from '@peonia/contract/catalogue/catalogue.ts';
import { type Language, languages } from '@peonia/i18n/languages.ts';
import type { TextState } from '../moderation/texts/language-texts.tsx';

/** The kind that an address names; gifts otherwise. */
export function kindFrom(text: string | null | undefined): CatalogueKind {
  return catalogueKinds.find((kind) => kind === text) ?? 'gift';
}

/** A new item, hidden until it is complete. */
export function emptyContent(kind: CatalogueKind): CatalogueContent {
  const { categories, price, hasStock, hasDelivery } = catalogueRules[kind];
  return {
    category: categories[0] ?? '',
    texts: [],
    price: price === null ? null : price[0],
    picture: null,
    position: null,
    is_offered: false,
    stock: hasStock ? 0 : null,
    delivery_days: hasDelivery ? 3 : null,
    countries: kind === 'product' && categories[0] === 'flower' ? ['CN'] : null,
    is_scale: false,
  };
}

/** Texts of all languages, empty ones included, English first. */
export function allTexts(texts: readonly CatalogueText[]): CatalogueText[] {
  const order: Language[] = ['en', ...languages.filter((language) => language !== 'en')];
  return order.map(
    (language) => texts.find((text) => text.language === language) ?? { language, title: '', body: '', choices: [] },
  );
}

/** Places of choices, from 0: a choice has no other name. */
export const choicePlaces = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export function textState({ bodyMax }: CatalogueRules, { title, body, choices }: CatalogueText): TextState {
  const parts = [title, ...(bodyMax > 0 ? [body] : []), ...choices].map((part) => part.trim() !== '');
  if (parts.every(Boolean)) return 'complete';
  return parts.some(Boolean) ? 'partial' : 'empty';
}

/** The content to publish: without empty languages. */
export function contentOf(kind: CatalogueKind, draft: CatalogueContent, texts: readonly CatalogueText[]) {
  return { ...draft, texts: texts.filter((text) => textState(catalogueRules[kind], text) === 'complete') };
}

/** `DE, at` → DE and AT; null for none. */
export function readCountries(text: string): string[] | null {
  const codes = text.toUpperCase().match(/[A-Z]{2,}/g) ?? [];
  return codes.length === 0 ? null : [...new Set(codes)];
}
