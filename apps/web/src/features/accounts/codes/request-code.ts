import { sendCode } from '@peonia/contract/accounts/account-codes.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import { call, isRefusal } from '../../../platform/api/call.ts';

/**
 * Requests a code and returns the seconds until another one may be requested. Refusal 400010 means "sent"; a code sent
 * less than a minute ago is still valid and counts as sent. Source: specification section 7, POST verify.
 */
export async function requestCode(body: BodyOf<typeof sendCode>): Promise<number> {
  try {
    await call(sendCode, { body });
  } catch (error) {
    if (isRefusal(error, 'code_too_soon')) return error.retryAfter ?? limits.code_resend_seconds;
    if (!isRefusal(error, 'code_sent')) throw error;
  }
  return limits.code_resend_seconds;
}
