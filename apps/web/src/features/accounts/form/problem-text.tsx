import { Trans } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import type { FieldFault } from './check-fields.ts';
import type { FieldProblem } from './use-auth-form.ts';

/** Returns the message shown below a field. */
export function problemText(problem: FieldProblem | undefined) {
  if (problem === undefined) return undefined;
  return 'fault' in problem ? <FaultText fault={problem.fault} /> : problem.text;
}

/** Message of an error found before sending. English wording: specification section 5. */
function FaultText({ fault }: { fault: FieldFault }) {
  const { name_min: least, name_max: most, password_min: shortest } = limits;
  switch (fault) {
    case 'contact_empty':
    case 'login_empty':
      return <Trans>Email or phone Can not be empty</Trans>;
    case 'contact_invalid':
      return <Trans>Enter an e-mail address or a phone number</Trans>;
    case 'name_invalid':
      return (
        <Trans>
          Name is invalid, {least}-{most} symbols
        </Trans>
      );
    case 'name_sign':
      return <Trans>Use letters, digits, spaces, apostrophes, hyphens and dots only.</Trans>;
    case 'name_taken':
      return <Trans>This name is taken. Please choose another one.</Trans>;
    case 'password_invalid':
      return <Trans>Password is invalid, {shortest} symbols minimum</Trans>;
    case 'password_common':
      return <Trans>This password is too easy to guess. Please choose another one.</Trans>;
    case 'agreed_missing':
      return <Trans>Please check this option</Trans>;
    case 'code_empty':
      return <Trans>Code Can not be empty</Trans>;
    case 'passwords_differ':
      return <Trans>Passwords are not the same</Trans>;
    case 'captcha_missing':
      return <Trans>Please click on the validation area</Trans>;
  }
}
