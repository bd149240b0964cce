import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { IdCardIcon } from '@peonia/ui/icons/id-card.tsx';
import type { Owner } from './owner.ts';
import { useContactDialog } from './use-contact-dialog.tsx';

/** Opens a member's contact information; the dialog closes if there is none any more. */
export function ContactButton({ of }: { of: Owner }) {
  const { open, isLoading, dialog } = useContactDialog(of);
  return (
    <>
      <Button variant="ghost" size="sm" icon={<IdCardIcon />} busy={isLoading} onClick={open}>
        <Trans>Contact information</Trans>
      </Button>
      {dialog}
    </>
  );
}
