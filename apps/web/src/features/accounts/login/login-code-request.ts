import type { Session } from '@peonia/contract/accounts/accounts.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { isRefusal } from '../../../platform/api/call.ts';

/** A login that has proven its member and also requires a code. */
export interface LoginCodeRequest {
  /** Repeats the login. Without a code, the server sends another one and refuses. */
  readonly logIn: (code: string | undefined) => Promise<Session>;
  /** Address that the member logged in with. */
  readonly typed: string | undefined;
  /** The account has too many active sessions; `message` explains it and is shown first. */
  readonly isDevices: boolean;
  readonly message: string;
  /** Seconds until another code may be requested. */
  readonly seconds: number;
}

/** The refusal of a login that requires a code; null for every other. */
export function codeRequestOf(
  error: unknown,
  { logIn, typed }: Pick<LoginCodeRequest, 'logIn' | 'typed'>,
): LoginCodeRequest | null {
  if (!isRefusal(error, 'login_code_required', 'login_devices_exceeded')) return null;
  return {
    logIn,
    typed,
    isDevices: error.reason === 'login_devices_exceeded',
    message: error.message,
    seconds: error.retryAfter ?? limits.code_resend_seconds,
  };
}
