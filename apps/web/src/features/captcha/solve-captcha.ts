import { getCaptcha } from '@peonia/contract/account-codes.ts';
import type { QueryOf } from '@peonia/contract/endpoint.ts';
import type { Challenge, Solution } from 'altcha-lib';
import workUrl from 'altcha/workers/pbkdf2?url';
import { call } from '../../platform/api/call.ts';

export type CaptchaAction = QueryOf<typeof getCaptcha>['action'];

/** More would only make a phone hot: the work is done in about a second as it is. */
const MOST_WORKERS = 4;

/** Fetches a challenge for one action and works on it aside from the page; answers what goes into `captcha` of the call. */
export async function solveCaptcha(action: CaptchaAction, signal: AbortSignal): Promise<string> {
  const challenge = (await call(getCaptcha, { query: { action } }, { signal })) as unknown as Challenge;
  const solution = await workTogether(challenge, signal);
  return btoa(JSON.stringify({ challenge, solution }));
}

/** Each worker tries every n-th number; the first that finds the right one ends the work of all. */
async function workTogether(challenge: Challenge, signal: AbortSignal): Promise<Solution> {
  const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1));
  const workers = Array.from({ length: count }, () => new Worker(trustedWorkUrl() as string));
  try {
    return await Promise.any(
      workers.map((worker, place) =>
        workAlone(worker, signal, { type: 'work', challenge, counterStart: place, counterStep: count }),
      ),
    );
  } finally {
    for (const worker of workers) worker.terminate();
  }
}

function workAlone(worker: Worker, signal: AbortSignal, order: object): Promise<Solution> {
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

/** The page demands Trusted Types: this policy lets exactly one address through, that of our own worker. */
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
