import type { Row } from '../row.ts';

/** Business constants and limits: section 9. */
export const limitRows: readonly Row[] = [
  {
    section: 9,
    what: 'A ringing call counts as the one unanswered message; accepting it is a reply',
    code: 'apps/api/src/features/chat/sending/reserve-message-slot.ts',
  },
  { section: 9, what: 'Say-hi carries own words and picture', code: 'apps/api/src/features/chat/sending/say-hi.ts' },
  {
    section: 9,
    what: 'Tokens alive 3600 s on the web, 86400 s in the app',
    code: 'apps/api/src/features/accounts/sessions/session.sql.ts',
  },
  {
    section: 9,
    what: 'Update reminder after 604800 s',
    code: 'apps/web/src/features/support/updates/update-dialog.tsx',
  },
  { section: 9, what: 'Gold presets and custom maximum', code: 'apps/api/src/features/payments/prices/read-prices.ts' },
  { section: 9, what: 'VIP packs and prices', code: 'packages/core/src/packs.ts' },
  { section: 9, what: 'Balance gateway only above 30 gold', code: 'apps/api/src/features/membership/upgrade.ts' },
  {
    section: 9,
    what: 'Gold is counted in hundredths and never lost: double entry, append only, proved',
    code: 'apps/api/src/features/ledger/transfers/post-transfer.ts',
  },
  { section: 9, what: 'Wheel: one spin a day, 8 prizes', code: 'apps/api/src/features/wheel/spin-wheel.ts' },
  { section: 9, what: 'Page sizes photos 16, feeds 10', code: 'packages/contract/src/protocol/limits.ts' },
  { section: 9, what: 'Thumbnail sizes', code: 'apps/api/src/features/media/media-url.ts' },
  {
    section: 9,
    what: 'Chat windows fit: floor(width / 250) - 1',
    code: 'apps/web/src/features/chat/dock/fit-windows.ts',
  },
  {
    section: 9,
    what: 'Scroll to top in steps of 15 ms',
    code: 'apps/web/src/features/shell/scroll/scroll-up.ts',
  },
  {
    section: 9,
    what: 'Chat scroll offset 56 px: nearer to the end than this is at the end',
    code: 'apps/web/src/features/chat/log/use-anchored-scroll.ts',
  },
  {
    section: 9,
    what: 'The server cuts a voice recording at 1 minute',
    code: 'apps/api/src/features/media/transcode/transcode-file.ts',
  },
  {
    section: 9,
    what: 'Amount = gold × rate in USD, gold × 6 in RMB, VIP 5 % less in USD',
    code: 'apps/api/src/features/payments/prices/price.ts',
  },
  {
    section: 9,
    what: 'Gateways: online payment, chat-app payment in China, gold balance',
    code: 'apps/api/src/features/payments/prices/read-tariff.ts',
  },
  {
    section: 9,
    what: 'Inside the chat app the payment opens in the app itself',
    code: 'apps/web/src/features/payments/gateways/identify-payer.ts',
  },
  {
    section: 9,
    what: 'Every paid item has exactly one transaction, and every transaction one item',
    code: 'apps/api/src/features/ledger/hooks.ts',
  },
  {
    section: 9,
    what: 'Gifts: fixed price, charged once for simultaneous requests',
    code: 'apps/api/src/features/gifts/pay-gift.ts',
  },
  {
    section: 9,
    what: 'VIP sends gifts free, at most 10 a day, and they earn nothing',
    code: 'apps/api/src/features/gifts/pay-gift.ts',
  },
  { section: 9, what: 'Gift categories, ordering popular or price', code: 'apps/api/src/features/gifts/list-gifts.ts' },
  {
    section: 9,
    what: 'Contact information: paid once per owner, VIP free where the owner allows, a block ends it',
    code: 'apps/api/src/features/contacts/buy-contact.ts',
  },
  {
    section: 9,
    what: 'Photos of a post: one 600 wide, two halves, thirds; the last tile counts the rest',
    code: 'apps/web/src/features/feed/post/tile-layout.ts',
  },
  {
    section: 9,
    what: '5 calls for suggestions a day, VIP 30: 400062',
    code: 'apps/api/src/features/suggestions/share.sql.ts',
  },
  { section: 9, what: '5 questions a day, VIP 30: 400062', code: 'apps/api/src/features/questions/count-question.ts' },
  {
    section: 9,
    what: 'Machine translation: 5,000 source characters a day, VIP 30,000, then 400085; repeats are free',
    code: 'apps/api/src/features/translation/translator.ts',
  },
  { section: 9, what: 'Travel service fee of 50 USD', code: 'apps/api/src/features/travel/travel-fee.ts' },
  {
    section: 9,
    what: 'Cash-out: rate computed weekly, payout released in 3 to 5 days',
    code: 'apps/api/src/features/payouts/rate/fix-rate.ts',
  },
  {
    section: 9,
    what: 'Flower delivery only within China',
    code: 'apps/api/src/features/mall/orders/delivery-region.ts',
  },
];
