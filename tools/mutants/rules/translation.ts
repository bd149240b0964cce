import type { Mutant } from '../mutant.ts';

const translation = 'apps/api/src/features/translation';
const translators = 'apps/api/src/features/translators';

export const mutants: readonly Mutant[] = [
  {
    rule: 'translations end with the daily share of characters',
    file: `${translation}/quota/quota.sql.ts`,
    find: ' where free_translation_usage.used + :count::int <= :most::int',
    replace: '',
    test: `${translation}/translate.test.ts`,
    named: 'is exact for many at once',
  },
  {
    rule: 'a cached translation can be read with its text only',
    file: `${translation}/cache/seal-text.ts`,
    find: "cipher.update(content, 'utf8'), cipher.final()",
    replace: 'Buffer.from(content), cipher.final()',
    test: `${translation}/cache/seal-text.test.ts`,
    named: 'shows nothing of the text',
  },
  {
    rule: 'a sealed translation cannot be changed',
    file: `${translation}/cache/seal-text.ts`,
    find: '.update(JSON.stringify([purpose, ...parts]))',
    replace: '.update(purpose)',
    test: `${translation}/cache/seal-text.test.ts`,
    named: 'opens for its own text only',
  },
  {
    rule: 'cached translations are purged after thirty days',
    file: `${translation}/cache/cached-translation.sql.ts`,
    find: 'where used_at < now() - make_interval(days => :days::int) order',
    replace: 'where used_at < now() - make_interval(days => 2 * :days::int) order',
    test: `${translation}/translate.test.ts`,
    named: 'what is kept of texts says nothing of them',
  },
  {
    rule: 'a translation by a person comes before the service',
    file: `${translation}/translate-one.ts`,
    find: 'if (human !== undefined) return',
    replace: 'if (human === null) return',
    test: 'apps/api/test/cast-translations.test.ts',
    named: 'shows a post translated by a person',
  },
  {
    rule: 'a block ends a translation with a refund',
    file: `${translators}/orders/end-orders.ts`,
    find: ' || !existing.has(order.message_id))',
    replace: ')',
    test: `${translators}/orders/refunds.test.ts`,
    named: 'a block by the one',
  },
  {
    rule: 'a translation is paid at the price that was quoted',
    file: `${translators}/orders/order-translation.ts`,
    find: 'if (body.expected !== goldFromCents(quote.price)) throw goldPriceChanged(quote.price);',
    replace: '',
    test: `${translators}/orders/orders.test.ts`,
    named: 'is paid at the price that was shown',
  },
  {
    rule: 'a quote of a translation runs out',
    file: `${translators}/orders/order.sql.ts`,
    find: 'and message_id = :message_id and until > now()',
    replace: 'and message_id = :message_id',
    test: `${translators}/orders/orders.test.ts`,
    named: 'needs a quote that still holds',
  },
];
