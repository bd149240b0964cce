import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { IdCardIcon } from '@peonia/ui/icons/id-card.tsx';
import type { Owner } from './owner.ts';
import { useContactOpening } from './use-contact-opening.tsx';

/**
 * Opens a member's contact information where it is not known whether they show any; the dialog closes again where they
 * do not.
 */
export function ContactButton({ of }: { of: Owner }) {
  const { open, isLoading, dialog } = useContactOpening(of);
  return (
    <>
      <Button variant="ghost" size="sm" icon={<IdCardIcon />} busy={isLoading} onClick={open}>
        <Trans>Contact information</Trans>
      </Button>
      {dialog}
    </>
  );
}
