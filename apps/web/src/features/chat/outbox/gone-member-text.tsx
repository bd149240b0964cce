import { Trans } from '@lingui/react/macro';

/** What was written to a member is lost with the conversation. */
export function GoneMemberText() {
  return <Trans>You can no longer write to this member. What you had written was not sent.</Trans>;
}
