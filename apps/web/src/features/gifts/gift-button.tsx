import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { GiftIcon } from '@peonia/ui/icons.tsx';
import { useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { showProblem } from '../../platform/errors.tsx';
import { requireMember } from '../../platform/session/session.ts';
import type { GiftPickerProps } from './gift-picker.tsx';

export interface GiftButtonProps {
  readonly to: { readonly user_id: number; readonly name: string };
  readonly variant?: 'plain' | 'fill';
  /** After a gift was sent; without it a notice says so. */
  readonly onSent?: () => void;
}

/** Opens the catalogue of gifts for a member. The picker's program comes with the first press. */
export function GiftButton({ to, variant = 'plain', onSent }: GiftButtonProps) {
  const { t } = useLingui();
  const [Picker, setPicker] = useState<ComponentType<GiftPickerProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);

  async function open() {
    setLoading(true);
    try {
      const { GiftPicker } = await import('./gift-picker.tsx');
      setPicker(() => GiftPicker);
      setOpen(true);
    } catch (error) {
      showProblem(error);
    } finally {
      setLoading(false);
    }
  }

  return (
    <>
      <IconButton variant={variant} label={t`Send a gift`} title={t`Send a gift`} icon={<GiftIcon />} busy={isLoading} onClick={() => requireMember(() => void open())} />
      {/* Outside of the form that the button may stand in: Enter in the note must not send that. */}
      {Picker === null ? null : createPortal(<Picker to={to} open={isOpen} onClose={() => setOpen(false)} onSent={onSent} />, document.body)}
    </>
  );
}
