import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tradeKinds } from '@peonia/contract/money/ledger.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { readPo } from '@peonia/i18n/read-po.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import { expect, it } from 'vitest';
import { tradeLabels } from './trade-labels.tsx';

it.each(languages)('names kinds of transactions as the file of the bill does: %s', async (language) => {
  const address = new URL(import.meta.resolve(`../../../../../packages/i18n/locales/${language}/ledger.po`));
  const texts = readPo(readFileSync(fileURLToPath(address), 'utf8'));
  for (const kind of tradeKinds) {
    const { message = '' } = tradeLabels[kind].label;
    expect(texts.get(message)).toBe(serverText(language, `bill.kind.${kind}`));
  }
});
