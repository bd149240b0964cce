import { createHmac } from 'node:crypto';
import { isSignedByOne } from '../../../../platform/secrets/is-signed.ts';

/**
 * A signed link that allows one appeal of one decision by one member. The deadline follows from the date of the
 * decision.
 */
interface AppealClaim {
  readonly id: number;
  readonly member_id: number;
}

export function makeAppealToken(secret: string, { id, member_id }: AppealClaim): string {
  const claim = `${id}.${member_id}`;
  return `${claim}.${sign(secret, claim)}`;
}

/** The claim of a token, or null for a forged one. */
export function readAppealToken(secrets: readonly string[], token: string): AppealClaim | null {
  const [id = '', member = '', signature = ''] = token.split('.');
  if (!isSignedByOne(secrets, (secret) => sign(secret, `${id}.${member}`), signature)) return null;
  return { id: Number(id), member_id: Number(member) };
}

function sign(secret: string, claim: string): string {
  return createHmac('sha256', `appeal:${secret}`).update(claim).digest('base64url');
}
