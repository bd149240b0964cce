import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { CircleCheckIcon, LogInIcon } from '@peonia/ui/icons.tsx';
import { Note } from '@peonia/ui/note/note.tsx';

/** The password is changed; every session has ended, so the login is next. */
export function RetrieveDone() {
  return (
    <>
      <Note tone="trust" icon={<CircleCheckIcon />} role="status">
        <Trans>Your new password is saved. You have been logged out on all devices.</Trans>
      </Note>
      <Button size="lg" block icon={<LogInIcon />} href="/?type=login">
        <Trans>Log in</Trans>
      </Button>
    </>
  );
}
