import type { Mutant } from '../mutant.ts';

const pages = 'apps/api/src/features/pages';
const test = `${pages}/pages.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'a draft is published as it was seen',
    file: `${pages}/edit-page.ts`,
    find: "if ((draft?.revision ?? 0) !== seen) throw refuse('page_moved');",
    replace: '',
    test,
    named: 'of another colleague is not overwritten',
  },
  {
    rule: 'a page is complete in eight languages',
    file: `${pages}/check-texts.ts`,
    find: 'return text === undefined || !isComplete(text);',
    replace: 'return text === undefined;',
    test,
    named: 'is refused as ',
  },
  {
    rule: 'sections are the same in all languages',
    file: `${pages}/check-texts.ts`,
    find: "anchors.get(language) !== anchors.get('en')",
    replace: 'false',
    test,
    named: 'is refused as ',
  },
  {
    rule: 'a planned version waits for its day',
    file: `${pages}/page.sql.ts`,
    find: 'must_agree from page_version where effective_at <= now() and withdrawn_at is null',
    replace: 'must_agree from page_version where withdrawn_at is null',
    test,
    named: 'with a later day is planned, runs from that day on, and can be withdrawn until then',
  },
  {
    rule: 'the note of a draft is not shown in production',
    file: `${pages}/present-page.ts`,
    find: 'isProduction && legalPages.includes(name)',
    replace: 'false',
    test,
    named: 'hides the note of a legal draft in production only',
  },
];
