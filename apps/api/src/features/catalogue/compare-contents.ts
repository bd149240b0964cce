import { catalogueFields, type CatalogueField } from '@peonia/contract/catalogue-rules.ts';
import type { CatalogueContent } from '@peonia/contract/catalogue.ts';
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

/** `price 5 → 6, texts de ja`: for the audit log. */
export function describeChange(before: CatalogueContent | null, after: CatalogueContent): string {
  const title = after.texts.find(({ language }) => language === 'en')?.title;
  const parts =
    before === null
      ? []
      : changedFields(before, after).map((field) =>
          field === 'texts'
            ? `texts ${changedLanguages(before, after).join(' ')}`
            : `${field} ${asText(before[field])} → ${asText(after[field])}`,
        );
  return [...(title === undefined ? [] : [title]), ...parts].join(', ');
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
