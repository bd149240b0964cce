import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { CrownIcon } from '@peonia/ui/icons/crown.tsx';
import { LockIcon } from '@peonia/ui/icons/lock.tsx';
import type { ApiError } from '../../../platform/api/problem.ts';
import { promptOf } from '../../../platform/prompts/prompt-of.ts';
import { solvePrompt } from '../../../platform/prompts/solve-prompt.ts';
import { useMe } from '../../../platform/session/session.ts';

/**
 * Shown to members who know of a member whose profile is for friends and VIP: the reason and the ways in. Source:
 * specification section 8, code 400059.
 */
export function ProfileForFriends({ problem }: { readonly problem: ApiError }) {
  const prompt = promptOf(problem, useMe());
  return (
    <EmptyState
      level={1}
      icon={<LockIcon />}
      title={<Trans>This profile is for friends and VIP members</Trans>}
      text={
        <>
          {problem.message}{' '}
          <span className="tiny muted">
            <Trans>Code {problem.code}</Trans>
          </span>
        </>
      }
      action={
        <div className="row wrap">
          {prompt === null ? null : (
            <Button icon={<CrownIcon />} onClick={() => solvePrompt(prompt)}>
              <Trans>Upgrade to VIP</Trans>
            </Button>
          )}
          <Button variant="line" href="/chats">
            <Trans>Chats</Trans>
          </Button>
        </div>
      }
    />
  );
}
