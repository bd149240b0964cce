import { getCaptcha } from '@peonia/contract/accounts/account-codes.ts';
import type { QueryOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Challenge, Solution } from 'altcha-lib';
import workUrl from 'altcha/workers/pbkdf2?url';
import { call } from '../../platform/api/call.ts';

export type CaptchaAction = QueryOf<typeof getCaptcha>['action'];

/** Solving takes about a second as it is; more workers would only heat up a phone. */
const MAX_WORKERS = 4;

/** Fetches a challenge for an action and solves it in workers. Returns the value of the call's `captcha` field. */
export async function solveCaptcha(action: CaptchaAction, signal: AbortSignal): Promise<string> {
  const challenge = (await call(getCaptcha, { query: { action } }, { signal })) as unknown as Challenge;
  const solution = await solveInParallel(challenge, signal);
  return btoa(JSON.stringify({ challenge, solution }));
}

/** Each worker tries every n-th number; the first solution terminates all of them. */
async function solveInParallel(challenge: Challenge, signal: AbortSignal): Promise<Solution> {
  const count = Math.max(1, Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1));
  const workers = Array.from({ length: count }, () => new Worker(trustedWorkUrl() as string));
  try {
    return await Promise.any(
      workers.map((worker, place) =>
        solveInWorker(worker, signal, { type: 'work', challenge, counterStart: place, counterStep: count }),
      ),
    );
  } finally {
    for (const worker of workers) worker.terminate();
  }
}

function solveInWorker(worker: Worker, signal: AbortSignal, order: object): Promise<Solution> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    worker.onerror = () => reject(new Error('The captcha could not be worked on'));
    worker.onmessage = ({ data }: MessageEvent<(Solution & { error?: unknown }) | null>) => {
      if (data === null || data.error !== undefined) reject(new Error('The captcha was not solved'));
      else resolve(data);
    };
    worker.postMessage(order, []);
  });
}

interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}

let policy: ScriptPolicy | undefined;

/** Trusted Types policy that allows only the URL of this worker. */
function trustedWorkUrl(): unknown {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  };
  if (trustedTypes === undefined) return workUrl;
  policy ??= trustedTypes.createPolicy('captcha-worker', {
    createScriptURL(url) {
      if (url !== workUrl) throw new TypeError('Only the worker of the captcha may run');
      return url;
    },
  });
  return policy.createScriptURL(workUrl);
}
