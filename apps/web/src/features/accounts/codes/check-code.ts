import type { Faults } from '../form/check-fields.ts';
import { codeLength, isPassword } from '../form/check-fields.ts';

interface NewPassword {
  readonly new_password: string;
  readonly new_password_confirm: string;
}

/** Checks the address of a code and, for a guest, the captcha. Source: specification section 5, "verify". */
export function checkAddress({ contact, captcha }: { contact: string; captcha: string | null }): Faults {
  return {
    ...(contact.trim() === '' ? { contact: 'contact_empty' } : {}),
    ...(captcha === null ? { captcha: 'captcha_missing' } : {}),
  };
}

export function checkCode(code: string): Faults {
  return code.length === codeLength ? {} : { code: 'code_empty' };
}

/** Checks a new password typed twice. Source: specification section 5, "password/find" and "password/reset". */
export function checkNewPassword({ new_password, new_password_confirm }: NewPassword): Faults {
  return {
    ...(isPassword(new_password) ? {} : { new_password: 'password_invalid' }),
    ...(new_password_confirm === new_password ? {} : { new_password_confirm: 'passwords_differ' }),
  };
}
