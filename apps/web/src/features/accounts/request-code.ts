import { sendCode } from '@peonia/contract/account-codes.ts';
import type { BodyOf } from '@peonia/contract/endpoint.ts';
import { limits } from '@peonia/contract/limits.ts';
import { call, isRefusal } from '../../platform/api/call.ts';

/**
 * Asks for a code and answers after how many seconds another one may be asked for. The refusal 400010 means "sent"; one
 * that was sent less than a minute ago is still on its way and counts as well. Source: specification section 7, POST
 * verify.
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
