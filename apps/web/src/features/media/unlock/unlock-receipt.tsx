import { Trans, useLingui } from '@lingui/react/macro';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { MediaPicture } from '../picture/media-picture.tsx';
import { AmountList } from './amount-list.tsx';
import * as css from './unlock-dialog.module.css';

/** The purchased file, its price and the new balance. */
export function UnlockReceipt({
  open,
  item,
  price,
  balance,
  onClose,
}: {
  open: boolean;
  item: MediaItem;
  price: number;
  balance: number;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<Trans>Unlocked</Trans>}
      closeLabel={t`Close`}
      footer={
        <Button block onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className="stack">
        {item.type === 'audio' ? null : (
          <MediaPicture
            item={item}
            shape="fill"
            sizes="480px"
            alt={t`Unlocked photo`}
            className={`${css.paypic} ${css.isNew} ${css.picture}`}
          />
        )}
        <Note tone="trust" role="status" icon={<CircleCheckIcon />}>
          <Trans>Paid. It stays unlocked for you.</Trans>
        </Note>
        <AmountList
          rows={[
            { name: 'paid', label: <Trans>Paid</Trans>, gold: price },
            { name: 'balance', label: <Trans>Balance</Trans>, gold: balance },
          ]}
        />
      </div>
    </Dialog>
  );
}
