import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gateAfterMessage, composerOf, maySendMessage, newGate, type Gate, type Writer } from './reply-gate.ts';

const anna = 1;
const ben = 2;
const stranger: Writer = { id: anna, is_friend: false, vip: false, verified: true };
const gate = (parts: Partial<Gate>): Gate => ({ ...newGate(anna), ...parts });

describe('reply gate', () => {
  it.each([
    [{ is_friend: false, vip: false, verified: true }, [true, false, false, false]],
    [{ is_friend: true, vip: false, verified: true }, [true, true, true, false]],
    [{ is_friend: false, vip: true, verified: true }, [true, true, true, false]],
    [{ is_friend: true, vip: true, verified: true }, [true, true, true, false]],
  ])('allows %j the permitted number of messages before a reply', (kind, expected) => {
    const writer = { ...stranger, ...kind };
    expect([0, 1, 2, 3].map((waiting) => maySendMessage(gate({ unanswered_count: waiting }), writer, limits))).toEqual(
      expected,
    );
  });

  it('never limits the receiver, nor anyone after a reply', () => {
    for (const waiting of [0, 1, 2, 3]) {
      expect(maySendMessage(gate({ unanswered_count: waiting }), { ...stranger, id: ben }, limits)).toBe(true);
      expect(maySendMessage(gate({ unanswered_count: waiting, is_answered: true }), stranger, limits)).toBe(true);
    }
  });

  it('opens permanently with the first reply', () => {
    expect(gateAfterMessage(gate({ unanswered_count: 1 }), ben)).toEqual(
      gate({ is_answered: true, unanswered_count: 0 }),
    );
    expect(gateAfterMessage(gate({ is_answered: true }), anna)).toEqual(gate({ is_answered: true }));
    expect(gateAfterMessage(gate({ unanswered_count: 1 }), anna)).toEqual(gate({ unanswered_count: 2 }));
  });

  it('equals a simple model for any sequence of messages', () => {
    const turn = fc.record({
      id: fc.constantFrom(anna, ben),
      is_friend: fc.boolean(),
      vip: fc.boolean(),
      verified: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 30 }), (turns) => {
        const written: number[] = [];
        let state: Gate | null = null;
        for (const writer of turns) {
          const before: Gate = state ?? newGate(writer.id);
          const allowed = maySendMessage(before, writer, limits);
          const most = writer.is_friend || writer.vip ? 3 : 1;
          // Model: the opener may write `most` messages as long as the other has not written.
          const others = written.some((id) => id !== written[0]);
          expect(allowed).toBe(others || (written[0] ?? writer.id) !== writer.id || written.length < most);
          if (!allowed) continue;
          written.push(writer.id);
          state = gateAfterMessage(before, writer.id);
          expect(state.is_answered).toBe(new Set(written).size > 1);
          expect(state.unanswered_count).toBe(state.is_answered ? 0 : written.length);
        }
      }),
    );
  });
});

describe('composer state', () => {
  const problems: (ErrorName | null)[] = [null, ...(Object.keys(errors) as ErrorName[])];

  it('is open or waiting if the policy allows, else the reason for being closed', () => {
    for (const problem of problems) {
      for (const waiting of [0, 1]) {
        const expected =
          problem === null
            ? waiting === 0
              ? 'open'
              : 'wait'
            : problem === 'member_blocked_by_me'
              ? 'blocking'
              : 'closed';
        expect(composerOf(problem, gate({ unanswered_count: waiting }), stranger, limits)).toBe(expected);
      }
    }
  });
});
