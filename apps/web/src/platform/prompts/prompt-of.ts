import type { Account } from '@peonia/contract/accounts/accounts.ts';
import type { ErrorName } from '@peonia/contract/protocol/errors.ts';
import { ApiError } from '../api/problem.ts';
import { currentMe } from '../session/current-member.ts';

/** `wait`: only waiting until tomorrow helps. */
type Solution = 'contact' | 'reactivate' | 'upgrade' | 'verify' | 'recharge' | 'spending' | 'wait';

export interface Prompt {
  readonly code: number;
  readonly solution: Solution;
  /** Target of the button; verification and payment open a dialog instead. */
  readonly path: string | null;
}

const paths: Record<Solution, string | null> = {
  contact: '/contact',
  reactivate: '/reactivate',
  upgrade: null,
  verify: null,
  recharge: null,
  spending: '/bill',
  wait: null,
};

/** Refusals that are shown as a prompt. Source: specification section 8. */
const solutions: { readonly [name in ErrorName]?: Solution } = {
  account_suspended: 'contact',
  account_closed: 'reactivate',
  posts_used_up: 'upgrade',
  conversations_used_up: 'upgrade',
  profile_for_friends: 'upgrade',
  list_for_vip: 'upgrade',
  filters_for_vip: 'upgrade',
  daily_share_used_up: 'upgrade',
  free_share_used_up: 'upgrade',
  call_minutes_used_up: 'upgrade',
  payment_locked: 'contact',
  birthday_in_review: 'contact',
  gold_short: 'recharge',
  spending_capped: 'spending',
};

type Reader = Pick<Account, 'verified' | 'vip' | 'free'>;

/** Returns the prompt of a refusal, or null if a toast is enough. */
export function promptOf({ reason, code }: Pick<ApiError, 'reason' | 'code'>, me: Reader | null): Prompt | null {
  const solution = reason === undefined ? undefined : solutionOf(reason, me);
  return solution === undefined ? null : { code, solution, path: paths[solution] };
}

/** True for a refusal that `showProblem` shows as a prompt: a form or a list says nothing beside it. */
export function isPrompted(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400 && promptOf(error, currentMe()) !== null;
}

/** What solves a refusal for this member; undefined if nothing does. Nobody with VIP is told to upgrade. */
export function solutionOf(reason: ErrorName, me: Reader | null): Solution | undefined {
  // Verifying an address raises the limit for free, so it is offered first.
  if (reason === 'conversations_used_up' && me?.verified !== 1) return 'verify';
  const solution = solutions[reason];
  return solution === 'upgrade' && (me?.vip === 1 || me?.free === 1) ? beyondVip(reason) : solution;
}

/** Prompts for VIP members: gold for call minutes, otherwise a new quota tomorrow. */
function beyondVip(reason: ErrorName): Solution {
  return reason === 'call_minutes_used_up' ? 'recharge' : 'wait';
}
