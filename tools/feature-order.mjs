/**
 * The features of the product from left to right. A feature may import only features to its left, through their `public.ts`;
 * a total order makes cycles impossible. Change it by a decision record.
 */
export const featureOrder = [
  // The box that proves a person is asking; a piece of the web that every form may use.
  'captcha',
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
  // Of the web alone: they put pieces of the others on one page.
  'pages',
  'settings',
  'shell',
];
