/**
 * The features of the product from left to right. A feature may import only features to its left, through their `public.ts`;
 * a total order makes cycles impossible. Change it by a decision record.
 */
export const featureOrder = [
  'accounts',
  'privacy',
  'media',
  'ledger',
  'notifications',
  'translation',
  'profiles',
  'payments',
  'membership',
  'social',
  'discovery',
  'feed',
  'album',
  'gifts',
  'chat',
  'questions',
  'calls',
  'verification',
  'mall',
  'travel',
  'wheel',
  'game',
  'partners',
  'moderation',
  'support',
  'announcements',
];
