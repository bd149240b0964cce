import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects no breach of WCAG 2.2 AA that axe can find on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(levels).analyze();
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}. ${failureSummary ?? ''}`));
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}
