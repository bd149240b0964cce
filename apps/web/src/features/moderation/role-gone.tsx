import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { LockIcon } from '@peonia/ui/icons/lock.tsx';
import * as css from './staff.module.css';

/** What stands in place of a staff page that the roles of the reader do not, or no longer, permit. */
export function RoleGone({ hasRoles }: { hasRoles: boolean }) {
  return (
    <div className={css.staffPage} role="alert">
      <EmptyState
        level={1}
        icon={<LockIcon />}
        title={
          hasRoles ? <Trans>Your roles do not include this page</Trans> : <Trans>You no longer have a staff role</Trans>
        }
        text={<Trans>An administrator gives and takes roles. What you decided before stays as it is.</Trans>}
        action={
          hasRoles ? (
            <Button href="/staff">
              <Trans>Go to the overview</Trans>
            </Button>
          ) : (
            <Button href="/home">
              <Trans>Go to the home page</Trans>
            </Button>
          )
        }
      />
    </div>
  );
}
