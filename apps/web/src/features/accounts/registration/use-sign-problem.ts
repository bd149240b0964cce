import { useLingui } from '@lingui/react/macro';
import { forbiddenSign, isInvisibleSign } from '@peonia/contract/accounts/name-signs.ts';
import type { FieldProblem } from '../form/use-auth-form.ts';

/** Names the sign of a typed name that is not allowed. */
export function useSignProblem(name: string): FieldProblem | undefined {
  const { t } = useLingui();
  const sign = forbiddenSign(name.trim());
  if (sign === null) return undefined;
  if (isInvisibleSign(sign))
    return { text: t`An invisible character cannot be part of a name. Type the name again, with ordinary spaces.` };
  return { text: t`${sign} cannot be part of a name. Use letters, digits, spaces, apostrophes, hyphens and dots.` };
}
