import { type ComponentType, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { showProblem } from '../../platform/errors/errors.tsx';
import type { LazyPart } from '../../platform/loading/lazy-part.ts';
import { requireMember } from '../../platform/session/session.ts';

interface Closable {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A dialog of this feature that loads its code and texts at the first press. Render `dialog` beside the button. */
export function useLazyDialog<P extends object>(
  part: LazyPart<ComponentType<P & Closable>>,
): { readonly show: (props: P) => void; readonly isLoading: boolean; readonly dialog: ReactNode } {
  const [Dialog, setDialog] = useState<ComponentType<P & Closable> | null>(null);
  const [shown, setShown] = useState<{ readonly props: P; readonly isOpen: boolean } | null>(null);
  const [isLoading, setLoading] = useState(false);

  async function open(props: P) {
    setLoading(true);
    try {
      const loaded = await part.load();
      setDialog(() => loaded);
      setShown({ props, isOpen: true });
    } catch (error) {
      showProblem(error);
    } finally {
      setLoading(false);
    }
  }

  const onClose = () => setShown((now) => now && { ...now, isOpen: false });
  return {
    show: (props) => requireMember(() => void open(props)),
    isLoading,
    dialog:
      Dialog === null || shown === null
        ? null
        : createPortal(<Dialog {...shown.props} open={shown.isOpen} onClose={onClose} />, document.body),
  };
}
