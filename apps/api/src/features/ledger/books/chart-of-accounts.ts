import type { BookAccount } from '@peonia/contract/money/books.ts';

/** Numbers of the accounts in exported files, in the manner of DATEV SKR 03. The bookkeeper maps them on import. */
export const accountNumbers: Readonly<Record<BookAccount, string>> = {
  bank: '1200',
  clearing: '1360',
  payout: '1361',
  debt: '1400',
  pending_earnings: '1700',
  earned: '1701',
  purchased: '1710',
  bonus: '1711',
  adjustment: '2300',
  promotion: '4600',
  fees: '4970',
  revenue: '8400',
};

/** A transfer has more than two sides: each line stands against this account, which is zero after every day. */
export const transitAccount = '1590';
