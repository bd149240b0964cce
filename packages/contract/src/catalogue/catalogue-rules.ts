import { templateKinds } from '../chat/message-templates.ts';
import { giftCategories } from '../gifts.ts';
import { productCategories } from '../mall/mall.ts';
import { questionTopics } from '../questions.ts';

/** What staff keep in the catalogue. `wheel` is one item: the stock of trips of the prize wheel. */
export const catalogueKinds = ['gift', 'product', 'template', 'question', 'wheel'] as const;

export type CatalogueKind = (typeof catalogueKinds)[number];

export interface CatalogueRules {
  /** Category, topic, or what a template is for; empty without any. */
  readonly categories: readonly string[];
  /** Characters of the text of a language: the name, the question, the template. 0: it has no texts. */
  readonly titleMax: number;
  /** Characters of the description. 0: it has none. */
  readonly bodyMax: number;
  /** Choices of a question. 0: it has none. */
  readonly choicesMax: number;
  /** Lowest and highest price in gold; null where it has none. */
  readonly price: readonly [number, number] | null;
  readonly hasPicture: boolean;
  readonly hasStock: boolean;
  readonly hasDelivery: boolean;
}

const plain = { bodyMax: 0, choicesMax: 0, price: null, hasPicture: false, hasStock: false, hasDelivery: false };

/** What an item of each kind has. */
export const catalogueRules: Readonly<Record<CatalogueKind, CatalogueRules>> = {
  gift: {
    ...plain,
    categories: giftCategories.filter((category) => category !== 'all'),
    titleMax: 40,
    price: [1, 200],
    hasPicture: true,
  },
  product: {
    categories: productCategories,
    titleMax: 60,
    bodyMax: 1_000,
    choicesMax: 0,
    price: [1, 10_000],
    hasPicture: true,
    hasStock: true,
    hasDelivery: true,
  },
  template: { ...plain, categories: templateKinds, titleMax: 300 },
  question: { ...plain, categories: questionTopics, titleMax: 200, choicesMax: 8 },
  wheel: { ...plain, categories: [], titleMax: 0, hasStock: true },
};

/** What of an item a version changed. */
export const catalogueFields = [
  'texts',
  'category',
  'price',
  'picture',
  'position',
  'is_offered',
  'stock',
  'delivery_days',
  'countries',
  'is_scale',
] as const;

export type CatalogueField = (typeof catalogueFields)[number];

/** `before` is the item as it was delivered, stored with its first change. */
export const catalogueActs = ['before', 'created', 'changed', 'restored'] as const;

export type CatalogueAct = (typeof catalogueActs)[number];

/** Which of the items a list shows. */
export const catalogueParts = ['offered', 'hidden'] as const;

export type CataloguePart = (typeof catalogueParts)[number];
