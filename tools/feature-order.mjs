/**
 * The features of the product from left to right. A feature may import only features to its left, through their
 * `public.ts`; a total order makes cycles impossible. Change it by a decision record.
 */
export const featureOrder = [
  // The box that proves a person is asking; a piece of the web that every form may use.
  'captcha',
  // The frame of the settings pages and their guard against losing changes.
  'settings',
  'accounts',
  // The page guests arrive on; web only.
  'landing',
  'privacy',
  'media',
  // Files of messages to a desk of the staff; those desks stand to its right.
  'deskfiles',
  'ledger',
  'translation',
  // What is said in voice messages and videos.
  'transcripts',
  'notifications',
  // The button of suggestions stands in the fields of those to its right; what it reads of them is handed in.
  'suggestions',
  'profiles',
  'membership',
  'payments',
  'social',
  'discovery',
  'feed',
  'album',
  'contacts',
  'gifts',
  'chat',
  'translators',
  'questions',
  'calls',
  'verification',
  'mall',
  'travel',
  'wheel',
  'game',
  // Stands on the page of the partners.
  'payouts',
  'partners',
  'moderation',
  // The money desk; web only, its API stands in payments and partners.
  'finance',
  'support',
  // What became of mails, and the addresses that take none.
  'maildesk',
  'announcements',
  // What staff change of gifts, products, templates, questions and the wheel.
  'catalogue',
  // Versions of the price list; what holds now reaches all features as their limits.
  'prices',
  // Flags, stops and maintenance; what others need of it are hooks to the left.
  'switches',
  'diagnostics',
  // Nightly counts of what the features to the left have, for the operator.
  'figures',
  // Written pages and their versions.
  'pages',
  // Of the web alone: what the page does for the native shell around it.
  'appshell',
  // Of the web alone: the bars around every page.
  'shell',
];
