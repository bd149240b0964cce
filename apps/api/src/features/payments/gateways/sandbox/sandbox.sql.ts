import { statement } from '../../../../platform/db/statement.ts';
import type { Currency } from '../payment-gateway.ts';

export type SandboxAct = 'approve' | 'decline' | 'delay' | 'twice' | 'risky';

/** The first button counts; a second one changes nothing. */
export const rememberAct = statement<{ public_id: string; act: string; seconds: number }>(
  'remember_sandbox_act',
  `insert into payment_sandbox (public_id, act, effective_at) values (:public_id, :act, now() + make_interval(secs => :seconds::int))
   on conflict (public_id) do nothing`,
);

export const effectiveAct = statement<{ public_id: string }, { act: SandboxAct }>(
  'effective_sandbox_act',
  'select act from payment_sandbox where public_id = :public_id and effective_at <= now()',
);

export const approvedInSandbox = statement<
  { from: Date; to: Date },
  { order: string; amount: number; currency: Currency }
>(
  'approved_in_sandbox',
  `select o.public_id as "order", o.amount, o.currency from payment_sandbox s join payment_order o on o.public_id = s.public_id
   where s.act <> 'decline' and s.effective_at >= :from and s.effective_at < :to`,
);
