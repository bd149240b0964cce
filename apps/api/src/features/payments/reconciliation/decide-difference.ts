import type {
  askCorrection as askEndpoint,
  decideCorrection as decideEndpoint,
  DifferenceCase,
  explainDifference as explainEndpoint,
} from '@peonia/contract/money/reconciliation.ts';
import { centsFromGold } from '@peonia/core/money.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readReason } from '../../../platform/http/reading/read-reason.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { StaffAccess } from '../../accounts/public.ts';
import { bookHouse } from '../../ledger/public.ts';
import {
  correctionsOf,
  decideCorrectionRow,
  decideDifference,
  insertCorrection,
  lockDifference,
  type DifferenceDetails,
} from './difference.sql.ts';
import { presentDifferenceCase } from './read-difference.ts';

/** Explains an open difference, or opens an explained one again. The books stay as they are. */
export async function explainDifference(
  { db, caller, params, body }: Call<typeof explainEndpoint>,
  staff: StaffAccess,
): Promise<DifferenceCase> {
  await staff.requireStaff(db, caller, 'payments.decide');
  const { state, asked } = await lockKnown(db, params.id);
  if (state !== (body.state === 'explained' ? 'open' : 'explained')) throw refuse('difference_moved');
  if (asked) throw refuse('correction_open');
  const reason = readReason(body.reason);
  const isExplained = body.state === 'explained';
  await decideDifference.run(db, {
    id: params.id,
    state: body.state,
    reason: isExplained ? reason : null,
    decided_by: isExplained ? caller.id : null,
  });
  await note(db, staff, { caller, id: params.id, act: isExplained ? 'explained' : 'reopened', detail: reason });
  return presentDifferenceCase(db, params.id, caller.id);
}

/** Asks for a balanced entry of the house that settles an open difference. Nothing moves before it is confirmed. */
export async function askCorrection(
  { db, caller, params, body }: Call<typeof askEndpoint>,
  staff: StaffAccess,
): Promise<DifferenceCase> {
  await staff.requireFreshStaff(db, caller, 'payments.decide');
  const { debit, credit } = body;
  if (debit === credit || (debit !== 'clearing' && credit !== 'clearing')) throw refuse('correction_accounts');
  const { state } = await lockKnown(db, params.id);
  if (state !== 'open') throw refuse('difference_moved');
  const reason = readReason(body.reason);
  const gold = centsFromGold(body.gold);
  const asked = await insertCorrection.first(db, {
    difference_id: params.id,
    debit,
    credit,
    gold,
    reason,
    asked_by: caller.id,
  });
  if (asked === undefined) throw refuse('correction_open');
  const detail = `${debit} to ${credit}, ${body.gold}: ${reason}`;
  await note(db, staff, { caller, id: params.id, act: 'correction-asked', detail });
  return presentDifferenceCase(db, params.id, caller.id);
}

/** A second person confirms a correction, which books it, or refuses it; who asked may only take it back. */
export async function decideCorrection(
  { db, caller, params, body }: Call<typeof decideEndpoint>,
  staff: StaffAccess,
): Promise<DifferenceCase> {
  await staff.requireFreshStaff(db, caller, 'payments.decide');
  const difference = await lockKnown(db, params.id);
  const asked = (await correctionsOf.all(db, { difference_id: params.id })).find(({ id }) => id === body.correction);
  if (asked === undefined) throw refuse('not_found');
  if (asked.state !== 'open' || difference.state !== 'open') throw refuse('difference_moved');
  if (body.confirm && asked.asked_by === caller.id) throw refuse('staff_second_person');
  const detail = readReason(body.reason);
  await decideCorrectionRow.run(db, {
    id: asked.id,
    state: body.confirm ? 'done' : 'refused',
    decided_by: caller.id,
    detail,
  });
  if (body.confirm) {
    await bookHouse(db, {
      key: `correction:${asked.id}`,
      kind: 'adjustment',
      cause: 'correction',
      cause_id: asked.id,
      debit: asked.debit,
      credit: asked.credit,
      amount: asked.gold,
    });
    await decideDifference.run(db, {
      id: params.id,
      state: 'corrected',
      reason: asked.reason,
      decided_by: caller.id,
    });
  }
  const act = body.confirm ? 'correction-confirmed' : 'correction-refused';
  await note(db, staff, { caller, id: params.id, act, detail });
  return presentDifferenceCase(db, params.id, caller.id);
}

async function lockKnown(db: Db, id: number): Promise<DifferenceDetails> {
  const known = await lockDifference.first(db, { id });
  if (known === undefined) throw refuse('not_found');
  return known;
}

async function note(
  db: Db,
  staff: StaffAccess,
  { caller, id, act, detail }: { caller: { id: number }; id: number; act: string; detail: string },
): Promise<void> {
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: `difference.${act}`,
    subject: 'difference',
    subject_ids: [id],
    detail,
  });
}
