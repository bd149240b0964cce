/** Why staff remove a file. Its owner reads the reason in their language. */
export const removalReasons = [
  'no_person',
  'not_own',
  'minor',
  'explicit',
  'text_or_code',
  'violence',
  'other',
] as const;
export type RemovalReason = (typeof removalReasons)[number];
