import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { GiftIcon } from '@peonia/ui/icons/gift.tsx';
import { useGiftPicker } from './use-gift-picker.tsx';

interface GiftButtonProps {
  readonly to: { readonly user_id: number; readonly name: string };
  readonly variant?: 'plain' | 'fill';
  /** Called after a gift was sent; without it a toast is shown. */
  readonly onSent?: () => void;
}

/** Button that opens the gift catalogue for a member. */
export function GiftButton({ to, variant = 'plain', onSent }: GiftButtonProps) {
  const { t } = useLingui();
  const { open, isLoading, picker } = useGiftPicker(to, onSent);
  return (
    <>
      <IconButton
        variant={variant}
        label={t`Send a gift`}
        title={t`Send a gift`}
        icon={<GiftIcon />}
        busy={isLoading}
        onClick={open}
      />
      {picker}
    </>
  );
}
