import { type ComponentType, type ReactNode, useState } from 'react';
import { showProblem } from '../../platform/errors/errors.tsx';
import { requireMember } from '../../platform/session/session.ts';
import type { Owner } from './owner.ts';

/** Dialog of a member's contact information; its code loads with the first press. */
export function useContactDialog(of: Owner): { open: () => void; isLoading: boolean; dialog: ReactNode } {
  const [ContactDialog, setDialog] = useState<ComponentType<{ of: Owner; open: boolean; onClose: () => void }> | null>(
    null,
  );
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);

  async function load() {
    setLoading(true);
    try {
      const program = await import('./contact-dialog.tsx');
      setDialog(() => program.ContactDialog);
      setOpen(true);
    } catch (error) {
      showProblem(error);
    } finally {
      setLoading(false);
    }
  }

  return {
    open: () => requireMember(() => void load()),
    isLoading,
    dialog: ContactDialog === null ? null : <ContactDialog of={of} open={isOpen} onClose={() => setOpen(false)} />,
  };
}
