import { accountSecurityContract } from '@peonia/contract/accounts/account-security.schema.ts';
import { catalogueContract } from '@peonia/contract/catalogue/catalogue.schema.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { savedSearchesContract } from '@peonia/contract/discovery/saved-searches.schema.ts';
import { priceListContract } from '@peonia/contract/money/price-list.schema.ts';
import { switchesContract } from '@peonia/contract/operation/switches.schema.ts';
import { pagesDeskContract } from '@peonia/contract/pages/pages-desk.schema.ts';
import { relationshipsContract } from '@peonia/contract/social/relationships.schema.ts';
import { savedViewContract } from '@peonia/contract/staff/saved-views.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from './api.ts';

/** The fields of the contract that are stored in each column with a length. A new such column needs an entry. */
const fieldsOf: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'account_passkey.name': {
    'registerPasskey.name': accountSecurityContract.registerPasskey.body.properties.name,
    'renamePasskey.name': accountSecurityContract.renamePasskey.body.properties.name,
  },
  'page_version.note': { 'publishPage.note': pagesDeskContract.publishPage.body.properties.note },
  'catalogue_version.note': {
    'createCatalogueItem.note': catalogueContract.createCatalogueItem.body.properties.note,
    'changeCatalogueItem.note': catalogueContract.changeCatalogueItem.body.properties.note,
    'restoreCatalogueVersion.note': catalogueContract.restoreCatalogueVersion.body.properties.note,
  },
  'member_remark.content': {
    'saveRemark.content': relationshipsContract.saveRemark.body.properties.content,
    'saveFriend.remark': relationshipsContract.saveFriend.body.properties.remark,
    'updateThread.remark': messageThreadsContract.updateThread.body.properties.remark,
  },
  // Each kind has its own length, which the use case checks (`catalogue-rules.ts`).
  'message_template_text.text': {},
  // Written by the program, which cuts them.
  'mail_delivery.words': {},
  'mail_rejected_webhook.reason': {},
  'mail_suppression.words': {},
  'outbox.failure': {},
  'payment_rejected_webhook.body': {},
  'payment_rejected_webhook.reason': {},
  'saved_search.name': { 'saveSearch.name': savedSearchesContract.saveSearch.body.properties.name },
  'saved_view.name': { 'saveView.name': savedViewContract.saveView.body.properties.name },
  'saved_view.query': { 'saveView.query': savedViewContract.saveView.body.properties.query },
  'price_list.reason': { 'createPriceList.reason': priceListContract.createPriceList.body.properties.reason },
  'price_list.decision': { 'decidePriceList.reason': priceListContract.decidePriceList.body.properties.reason },
  'switch_state.reason': { 'changeSwitch.reason': switchesContract.changeSwitch.body.properties.reason },
};

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function columnLengths(): Promise<Map<string, number>> {
  const rows = await api.sql<{ table_name: string; definition: string }>(
    "select conrelid::regclass::text as table_name, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'c'",
    [],
  );
  const found = rows.flatMap(({ table_name, definition }) =>
    [...definition.matchAll(/char_length\((\w+)\) <= (\d+)/g)].map(
      ([, column = '', length]) => [`${table_name}.${column}`, Number(length)] as const,
    ),
  );
  const typed = await api.sql<{ name: string; length: number }>(
    "select table_name || '.' || column_name as name, character_maximum_length as length from information_schema.columns where table_schema = 'public' and data_type = 'character varying' and character_maximum_length is not null",
    [],
  );
  return new Map([...found, ...typed.map(({ name, length }) => [name, length] as const)]);
}

it('the contract knows every column with a length', async () => {
  expect([...(await columnLengths()).keys()].toSorted()).toEqual(Object.keys(fieldsOf).toSorted());
});

it('the contract accepts no text longer than its column', async () => {
  const lengths = await columnLengths();
  const differing = Object.entries(fieldsOf).flatMap(([column, fields]) =>
    Object.entries(fields)
      .map(([field, schema]) => ({ field, most: 'maxLength' in schema ? Number(schema.maxLength) : null }))
      .filter(({ most }) => most !== lengths.get(column))
      .map(({ field, most }) => `${field} ${most} is ${column} ${lengths.get(column)}`),
  );

  expect(differing).toEqual([]);
});
