import { expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/problem.ts';
import { runBulk } from './run-bulk.ts';

const refusal = (status: number) =>
  new ApiError({ code: 1, message: `Refused ${status}`, status, requestId: '', retryAfter: null });

/** Runs rows 1 to 4; `errors` by row. */
async function run(errors: Record<number, unknown>, isStopped = () => false) {
  const steps: number[] = [];
  const result = await runBulk([1, 2, 3, 4], {
    run: (item) => (item in errors ? Promise.reject(errors[item] as Error) : Promise.resolve()),
    isStopped,
    onStep: (count) => steps.push(count),
  });
  return { ...result, steps };
}

it('goes on after a row that is refused, and keeps its reason', async () => {
  const { done, failed, stopped } = await run({ 2: refusal(400), 3: refusal(404) });

  expect({ done, failed, stopped }).toEqual({
    done: [1, 4],
    failed: [
      { item: 2, reason: 'Refused 400' },
      { item: 3, reason: null },
    ],
    stopped: null,
  });
});

it.each([401, 403, 429, 503])('ends at a refusal with %i, which concerns the caller', async (status) => {
  const { done, failed, stopped } = await run({ 2: refusal(status) });

  expect([done, failed, (stopped as ApiError).status]).toEqual([[1], [], status]);
});

it('ends without a network', async () => {
  const lost = new Error('offline');

  expect(await run({ 3: lost })).toMatchObject({ done: [1, 2], stopped: lost });
});

it('leaves the rows after a stop untouched', async () => {
  let calls = 0;

  expect(await run({}, () => (calls += 1) > 2)).toMatchObject({ done: [1, 2], steps: [1, 2] });
});
