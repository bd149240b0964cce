import { type ComponentType, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { showProblem } from '../../platform/errors/errors.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { requireMember } from '../../platform/session/session.ts';
import type { GiftPickerProps } from './gift-picker.tsx';

const pickerPart = lazyPart(async () => (await import('./gift-picker.tsx')).GiftPicker, 'gifts');

/** Gift catalogue behind a button. Code and texts load with the first press; render `picker` beside the button. */
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
      const GiftPicker = await pickerPart.load();
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
    // Outside the surrounding form, which Enter in the note must not submit.
    picker:
      Picker === null
        ? null
        : createPortal(<Picker to={to} open={isOpen} onClose={() => setOpen(false)} onSent={onSent} />, document.body),
  };
}
