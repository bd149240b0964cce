import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { BanIcon } from '@peonia/ui/icons/ban.tsx';
import { useRelationship } from './use-relationship.ts';

/** Explains the effects of a block before confirming it. */
export function BlockDialog({ open, person, onClose }: { open: boolean; person: MemberCard; onClose: () => void }) {
  const { t } = useLingui();
  const { act } = useRelationship(person);
  const { name } = person;
  return (
    <Dialog open={open} onClose={onClose} role="alertdialog" title={<Trans>Block {name}?</Trans>} closeLabel={t`Close`}>
      <div className="stack">
        <p>
          <Trans>
            You will no longer see each other in lists, chats, news or visits. Any friendship ends. {name} is not
            notified.
          </Trans>
        </p>
        <Button
          block
          variant="danger"
          icon={<BanIcon />}
          onClick={() => {
            onClose();
            act('block');
          }}
        >
          <Trans>Block</Trans>
        </Button>
        <Button block variant="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
