import { messageTemplatesContract } from '@peonia/contract/chat/message-templates.schema.ts';
import { templateKinds, type TemplateKind } from '@peonia/contract/chat/message-templates.ts';
import { languages, type Language } from '@peonia/i18n/languages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { openTemplates } from './open-templates.ts';

let api: Api;
let number = 0;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const list = async (kind: TemplateKind, language: Language) => {
  const member = await api.register(`Template ${(number += 1)}`, { language });
  return (await member.call(messageTemplatesContract.listTemplates, { params: { kind } })).body.items;
};

it.each(templateKinds)('lists the templates for %s in the language of the reader', async (kind) => {
  const [english, japanese] = [await list(kind, 'en'), await list(kind, 'ja')];

  expect(english.length).toBeGreaterThanOrEqual(6);
  expect(japanese).toHaveLength(english.length);
  expect(japanese[0]).not.toEqual(english[0]);
});

it('has every template in eight languages', async () => {
  const rows = await api.sql<{ count: number }>(
    'select count(*)::int as count from message_template_text group by template_id',
  );

  expect(rows.map(({ count }) => count)).toEqual(rows.map(() => languages.length));
});

it('follows the table, and still knows a text that is no longer offered', async () => {
  const templates = openTemplates(api.app.database);
  await templates.refresh();
  const [first = ''] = templates.list('opener', 'en');

  await api.sql(
    `update message_template set is_offered = false
     where id = (select template_id from message_template_text where text = $1)`,
    [first],
  );
  await templates.refresh();

  expect(templates.list('opener', 'en')).not.toContain(first);
  expect(templates.find(first)?.id).toBe('opener.7');
});
