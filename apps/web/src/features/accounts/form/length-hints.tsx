import { Trans } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';

/** How long a name may be; below the field of a new one. */
export function NameHint() {
  const { name_min: least, name_max: most } = limits;
  return (
    <Trans>
      {least} to {most} characters. You cannot change it later.
    </Trans>
  );
}

/** How short a password may be; below the field of a new one. */
export function PasswordHint() {
  const { password_min: least } = limits;
  return <Trans>At least {least} characters. You can paste from a password manager.</Trans>;
}
