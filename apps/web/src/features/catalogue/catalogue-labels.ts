import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CatalogueAct, CatalogueField, CatalogueKind } from '@peonia/contract/catalogue/catalogue-rules.ts';
import type { TemplateKind } from '@peonia/contract/chat/message-templates.ts';
import type { giftCategories } from '@peonia/contract/gifts.ts';
import type { ProductCategory } from '@peonia/contract/mall/mall.ts';
import type { QuestionTopic } from '@peonia/contract/questions.ts';
import { categoryLabels } from '../mall/labels.ts';
import { topicLabels } from '../questions/asks/topic-labels.ts';

export const kindLabels: Readonly<Record<CatalogueKind, MessageDescriptor>> = {
  gift: msg`Gifts`,
  product: msg`Products`,
  template: msg`Templates`,
  question: msg`Questions`,
  wheel: msg`Wheel stock`,
};

type GiftCategory = Exclude<(typeof giftCategories)[number], 'all'>;

const giftLabels: Readonly<Record<GiftCategory, MessageDescriptor>> = {
  romance: msg`Romance`,
  fashion: msg`Fashion`,
  flower: msg`Flowers`,
  birthday: msg({ message: 'Birthday', context: 'catalogue' }),
  sexy: msg`Sexy`,
  festival: msg`Festivals`,
};

const templateLabels: Readonly<Record<TemplateKind, MessageDescriptor>> = {
  sayhi: msg`Greeting`,
  opener: msg`First message`,
  reply: msg({ message: 'Answer', context: 'catalogue' }),
};

const categories: Readonly<Record<CatalogueKind, Readonly<Record<string, MessageDescriptor>>>> = {
  gift: giftLabels,
  product: categoryLabels satisfies Readonly<Record<ProductCategory, MessageDescriptor>>,
  template: templateLabels,
  question: topicLabels satisfies Readonly<Record<QuestionTopic, MessageDescriptor>>,
  wheel: {},
};

/** Label of a category, a topic, or what a template is for. */
export function categoryLabel(kind: CatalogueKind, category: string): MessageDescriptor {
  return categories[kind][category] ?? kindLabels[kind];
}

export const fieldLabels: Readonly<Record<CatalogueField, MessageDescriptor>> = {
  texts: msg`Texts`,
  category: msg`Category`,
  price: msg`Price`,
  picture: msg`Picture`,
  position: msg`Place in the list`,
  is_offered: msg`Visibility`,
  stock: msg`Stock`,
  delivery_days: msg`Delivery`,
  countries: msg`Countries`,
  is_scale: msg`Order of choices`,
};

export const actLabels: Readonly<Record<CatalogueAct, MessageDescriptor>> = {
  before: msg`As it was`,
  created: msg`Created`,
  changed: msg`Changed`,
  restored: msg`Restored`,
};
