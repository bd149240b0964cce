import { accountCodesContract } from '@peonia/contract/account-codes.schema.ts';
import type { QueryOf } from '@peonia/contract/endpoint.ts';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Client } from './client.ts';
import { there } from './there.ts';

/** Does the work of the captcha as a browser would; answers what goes into `captcha` of the call. */
export async function solveCaptcha(
  client: Client,
  action: QueryOf<typeof accountCodesContract.getCaptcha>['action'],
): Promise<string> {
  const { body } = await client.call(accountCodesContract.getCaptcha, { query: { action } });
  const challenge = body as unknown as Challenge;
  const solution = there(await solveChallenge({ challenge, deriveKey }));
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
