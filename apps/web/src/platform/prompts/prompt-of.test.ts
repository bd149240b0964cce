import { errorNameOf, errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { reasonHeader } from '@peonia/contract/protocol/reason-header.ts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/problem.ts';
import { readReply } from '../api/transport.ts';
import { promptOf } from './prompt-of.ts';

const refusal = (code: number) =>
  new ApiError({
    code,
    reason: errorNameOf(code) ?? null,
    message: 'why',
    status: 400,
    requestId: 'r',
    retryAfter: null,
  });

/** Section 8 of the specification, line by line, with a birthday in review and the own daily limit. */
const table = [
  [400015, 'contact', '/contact'],
  [400016, 'reactivate', '/reactivate'],
  [400022, 'recharge', null],
  [400057, 'upgrade', null],
  [400058, 'upgrade', null],
  [400059, 'upgrade', null],
  [400060, 'upgrade', null],
  [400061, 'upgrade', null],
  [400062, 'upgrade', null],
  [400073, 'contact', '/contact'],
  [400085, 'upgrade', null],
  [400117, 'contact', '/contact'],
  [400183, 'spending', '/bill'],
] as const;

describe('the prompts of refusals', () => {
  it.each(table)('%i is solved by %s', (code, solution, path) => {
    expect(promptOf(refusal(code), { verified: 1, vip: 0, free: 0 })).toEqual({ code, solution, path });
  });

  // covers: Error catalogue with codes, messages and the button that solves it
  it('offers to verify the address first to anyone who has not', () => {
    expect(promptOf(refusal(400058), { verified: 0, vip: 0, free: 0 })).toEqual({
      code: 400058,
      solution: 'verify',
      path: null,
    });
  });

  it.each([
    [400057, 'wait'],
    [400058, 'wait'],
    [400062, 'wait'],
    [400085, 'wait'],
    [400022, 'recharge'],
    [400073, 'contact'],
  ] as const)('%i offers a VIP member no VIP: %s', (code, solution) => {
    expect(promptOf(refusal(code), { verified: 1, vip: 1, free: 0 })?.solution).toBe(solution);
  });

  it('offers no VIP to a member who has it free of charge', () => {
    expect(promptOf(refusal(400058), { verified: 1, vip: 0, free: 1 })?.solution).toBe('wait');
  });

  it('leads a VIP member who has talked all the minutes of today to gold', () => {
    const minutes = new ApiError({
      code: 400085,
      reason: 'call_minutes_used_up',
      message: 'why',
      status: 400,
      requestId: 'r',
      retryAfter: null,
    });
    expect([1, 0].map((vip) => promptOf(minutes, { verified: 1, vip: vip === 1 ? 1 : 0, free: 0 })?.solution)).toEqual([
      'recharge',
      'upgrade',
    ]);
  });

  it('leaves every other refusal to a toast', () => {
    const prompted = new Set<number>(table.map(([code]) => code));
    const others = Object.values(errors).filter(({ code }) => !prompted.has(code));
    expect(others.filter(({ code }) => promptOf(refusal(code), { verified: 1, vip: 0, free: 0 }) !== null)).toEqual([]);
  });
});

describe('two situations of one code', () => {
  const reasonOf = (header: string | null, status = 400): ErrorName | undefined => {
    try {
      readReply({
        status,
        header: (name) => (name === reasonHeader ? header : null),
        body: JSON.stringify({ code: 400074, message: 'why', request_id: 'r' }),
      });
    } catch (error) {
      return error instanceof ApiError ? error.reason : undefined;
    }
    return undefined;
  };

  it('are told apart by the name beside the code', () => {
    expect(reasonOf('login_devices_exceeded')).toBe('login_devices_exceeded');
    expect(reasonOf('login_code_required')).toBe('login_code_required');
  });

  it('go by the status where something else has answered', () => {
    expect(reasonOf(null)).toBeUndefined();
    expect(reasonOf(null, 429)).toBe('too_many_requests');
    expect(reasonOf(null, 503)).toBe('server_busy');
  });
});
