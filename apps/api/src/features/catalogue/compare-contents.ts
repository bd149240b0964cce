import { catalogueFields, type CatalogueField } from '@peonia/contract/catalogue/catalogue-rules.ts';
import type { CatalogueContent } from '@peonia/contract/catalogue/catalogue.ts';
import { languages } from '@peonia/i18n/languages.ts';

/** Fields in which two contents differ, in the order of the contract. */
export function changedFields(before: CatalogueContent, after: CatalogueContent): CatalogueField[] {
  return catalogueFields.filter((field) =>
    field === 'texts' ? changedLanguages(before, after).length > 0 : asText(before[field]) !== asText(after[field]),
  );
}

/** True if others would see another text or picture. */
export function changesLook(before: CatalogueContent, after: CatalogueContent): boolean {
  return changedFields(before, after).some((field) => field === 'texts' || field === 'picture' || field === 'is_scale');
}

/** `price 5` before, `price 6, texts de ja` after: for the audit log. Nothing for a new item. */
export function changesForLog(
  before: CatalogueContent | null,
  after: CatalogueContent,
): { before?: string; after?: string } {
  if (before === null) return {};
  const changed = changedFields(before, after);
  const name = (content: CatalogueContent) =>
    changed.flatMap((field) => (field === 'texts' ? [] : [`${field} ${asText(content[field])}`]));
  const texts = changed.includes('texts') ? [`texts ${changedLanguages(before, after).join(' ')}`] : [];
  return { before: name(before).join(', '), after: [...name(after), ...texts].join(', ') };
}

function changedLanguages(before: CatalogueContent, after: CatalogueContent): string[] {
  const textOf = ({ texts }: CatalogueContent, language: string) => {
    const found = texts.find((text) => text.language === language);
    return found === undefined ? '' : JSON.stringify([found.title, found.body, found.choices]);
  };
  return languages.filter((language) => textOf(before, language) !== textOf(after, language));
}

function asText(value: unknown): string {
  if (value === null) return 'none';
  return Array.isArray(value) ? value.join(' ') : String(value);
}
