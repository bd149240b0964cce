import type { Mutant } from '../mutant.ts';

const catalogue = 'apps/api/src/features/catalogue';
const test = `${catalogue}/catalogue.test.ts`;

export const mutants: readonly Mutant[] = [
  {
    rule: 'a gift whose price was changed is not paid at the old one',
    file: 'apps/api/src/features/gifts/pay-gift.ts',
    find: 'if (expectedCents(request.expected) !== paid) throw goldPriceChanged(paid);',
    replace: '',
    test: `${catalogue}/changed-price.test.ts`,
    named: 'of a gift is refused, and paid at the second try',
  },
  {
    rule: 'a product whose price was changed is not paid at the old one',
    file: 'apps/api/src/features/mall/orders/place-order.ts',
    find: 'if (body.expected !== goldFromCents(total)) throw goldPriceChanged(total);',
    replace: '',
    test: `${catalogue}/changed-price.test.ts`,
    named: 'of a product is refused, and paid at the second try',
  },
  {
    rule: 'what was sent keeps its text',
    file: `${catalogue}/publish-item.ts`,
    find: 'if (!looksDifferent || !shelf.keepsRows || shelf.insert === null) {',
    replace: 'if (true) {',
    test,
    named: 'shows a changed price and name to members at once',
  },
  {
    rule: 'a version is published over the one that was seen',
    file: `${catalogue}/publish-item.ts`,
    find: "if (number !== seen) throw refuse('catalogue_moved');",
    replace: '',
    test,
    named: 'are refused to who has not seen the last one',
  },
  {
    rule: 'the item as it was is the first version',
    file: `${catalogue}/publish-item.ts`,
    find: 'if (number === 0)',
    replace: 'if (number < 0)',
    test,
    named: 'come back as a new version',
  },
  {
    rule: 'what is offered is complete in eight languages',
    file: `${catalogue}/check-content.ts`,
    find: '(is_offered && complete.length < languages.length)',
    replace: 'false',
    test,
    named: 'is refused with ',
  },
  {
    rule: 'orders between reading and saving stay counted',
    file: `${catalogue}/publish-item.ts`,
    find: 'content.stock - stock_seen;',
    replace: 'content.stock;',
    test,
    named: 'counts orders that come while the stock is edited',
  },
];
