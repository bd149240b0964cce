import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/statement.ts';
import { purgeCaptchas, useCaptcha } from './captcha.sql.ts';

/** Actions guarded by the captcha; a solution is valid for its action only. */
type CaptchaAction = 'login' | 'register' | 'verify' | 'support';

const minutes = 10;
const purgedPerUse = 20;
/** Guesses: at full cost about a second of work in a phone's browser, nothing for one person, a lot for a robot. */
const guesses = { from: 500, to: 1_500 } as const;

export interface Captcha {
  challenge(action: CaptchaAction): Promise<Challenge>;
  /** True once for each solution of a challenge of this action. */
  isSolved(db: Db, action: CaptchaAction, payload: string | undefined): Promise<boolean>;
}

export function openCaptcha(config: Config): Captcha {
  const keysOf = (secret: string) => ({
    hmacSignatureSecret: `captcha:${secret}`,
    hmacKeySignatureSecret: `captcha-key:${secret}`,
  });
  const isVerified = async (given: { challenge: Challenge; solution: Solution }, secret: string) =>
    (await verifySolution({ ...given, deriveKey, ...keysOf(secret) }).catch(() => null))?.verified === true;
  return {
    challenge: (action) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: config.captchaCost,
        counter: randomInt(guesses.from, guesses.to),
        deriveKey,
        data: { action },
        expiresAt: new Date(Date.now() + minutes * 60_000),
        ...keysOf(config.secret),
      }),
    async isSolved(db, action, payload) {
      const given = readPayload(payload);
      if (given === null || given.challenge.parameters?.data?.['action'] !== action) return false;
      const verified = await Promise.all(config.secrets.map((secret) => isVerified(given, secret)));
      if (!verified.includes(true)) return false;
      // A few at a time: every use brings one and takes several away.
      await purgeCaptchas.run(db, { most: purgedPerUse });
      const hash = createHash('sha256')
        .update(given.challenge.signature ?? '')
        .digest();
      return (await useCaptcha.run(db, { hash, minutes })) === 1;
    },
  };
}

function readPayload(payload: string | undefined): { challenge: Challenge; solution: Solution } | null {
  if (payload === undefined || payload === '') return null;
  try {
    const given = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as {
      challenge?: Challenge;
      solution?: Solution;
    };
    return given.challenge === undefined || given.solution === undefined
      ? null
      : { challenge: given.challenge, solution: given.solution };
  } catch {
    return null;
  }
}
