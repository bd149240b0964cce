import { Trans } from '@lingui/react/macro';
import { trialDays } from '@peonia/core/packs.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { CrownIcon } from '@peonia/ui/icons/crown.tsx';
import { Note } from '@peonia/ui/note/note.tsx';

/** Last step: the result. */
export function VerifyDone({ trial, onClose }: { trial: boolean; onClose: () => void }) {
  const days = trialDays;
  return (
    <div className="stack">
      <p>
        <Trans>Thank you. You can now start more chats.</Trans>
      </p>
      {trial ? (
        <Note tone="gold" icon={<CrownIcon />} role="status">
          <Trans>Your {days}-day VIP trial has started. It is free and ends automatically.</Trans>
        </Note>
      ) : null}
      <Button block onClick={onClose}>
        <Trans>Continue</Trans>
      </Button>
    </div>
  );
}
