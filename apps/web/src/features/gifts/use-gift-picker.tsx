import { type ComponentType, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { showProblem } from '../../platform/errors.tsx';
import { openCatalogues } from '../../platform/language.tsx';
import { requireMember } from '../../platform/session/session.ts';
import type { GiftPickerProps } from './gift-picker.tsx';

/**
 * The catalogue of gifts behind a button of any look. Its program and its texts come with the first press; render
 * `picker` beside the button.
 */
export function useGiftPicker(
  to: GiftPickerProps['to'],
  onSent?: () => void,
): { readonly open: () => void; readonly isLoading: boolean; readonly picker: ReactNode } {
  const [Picker, setPicker] = useState<ComponentType<GiftPickerProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);

  async function open() {
    setLoading(true);
    try {
      const [{ GiftPicker }] = await Promise.all([import('./gift-picker.tsx'), openCatalogues('gifts')]);
      setPicker(() => GiftPicker);
      setOpen(true);
    } catch (error) {
      showProblem(error);
    } finally {
      setLoading(false);
    }
  }

  return {
    open: () => requireMember(() => void open()),
    isLoading,
    // Outside of the form that the button may stand in: Enter in the note must not send that.
    picker:
      Picker === null
        ? null
        : createPortal(<Picker to={to} open={isOpen} onClose={() => setOpen(false)} onSent={onSent} />, document.body),
  };
}
