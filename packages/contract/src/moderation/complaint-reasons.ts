/** What somebody is reported for, and why a complaint is upheld. */
export const complaintReasons = [
  'money',
  'not_real',
  'nudity',
  'no_consent',
  'hate',
  'minor',
  'not_own',
  'other',
] as const;
export type ComplaintReason = (typeof complaintReasons)[number];
