import type { ErrorName } from '@peonia/contract/protocol/errors.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { describe, expect, it } from 'vitest';
import { isClaimed, requireMayDecide } from './complaint-claim.ts';
import type { ComplaintFacts } from './complaint.sql.ts';

const [complainer, accused, ada, bea] = [1, 2, 3, 4] as const;
const open: ComplaintFacts = {
  id: 9,
  member_id: complainer,
  accused_id: accused,
  accused_name: 'Ben',
  report_type: 'user',
  report_id: accused,
  content: '',
  is_urgent: false,
  state: 'open',
  taken_by: null,
  taken_at: null,
  decided_by: null,
  decided_at: null,
  reason: null,
  act: null,
  until: null,
  appeal: 'none',
  appealed_by: null,
  appealed_against: null,
  appeal_content: null,
  appealed_at: null,
  created_at: new Date(),
};
const because = (reason: ErrorName) => expect.objectContaining({ reason });
const deciding = (facts: Partial<ComplaintFacts>, staff: number) => () =>
  requireMayDecide({ ...open, ...facts }, staff, limits);

describe('a case', () => {
  it('is decided by staff who have nothing to do with it', () => {
    expect(deciding({}, ada)).not.toThrow();
  });

  it.each([complainer, accused])('refuses staff who are a side of it: %i', (side) => {
    expect(deciding({}, side)).toThrow(because('not_found'));
  });

  it('refuses the colleague whose decision is appealed', () => {
    expect(deciding({ state: 'upheld', appeal: 'waiting', appealed_against: ada }, ada)).toThrow(
      because('appeal_same_person'),
    );
  });

  it('refuses what is decided', () => {
    expect(deciding({ state: 'upheld' }, ada)).toThrow(because('complaint_decided'));
  });

  it('refuses what a colleague has claimed', () => {
    expect(deciding({ taken_by: bea, taken_at: new Date() }, ada)).toThrow(because('complaint_taken'));
  });

  it('is free again when the claim has run out', () => {
    const taken_at = new Date(Date.now() - limits.complaint_hold_minutes * 60_000 - 1);

    expect(isClaimed({ taken_by: bea, taken_at }, limits)).toBe(false);
  });
});
