import { Trans, useLingui } from '@lingui/react/macro';
import type { Gift } from '@peonia/contract/gifts.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Price } from '@peonia/ui/coin/coin.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { useLanguage } from '../../platform/language/language.tsx';
import { useMe } from '../../platform/session/session.ts';
import { GiftFilters } from './gift-filters.tsx';
import { GiftGrid } from './gift-grid.tsx';
import { type Category, type Order, filterGifts, useGifts } from './queries.ts';
import { SendGiftButton } from './send-gift-button.tsx';
import { useGiftSending } from './use-gift-sending.ts';
import * as css from './gifts.module.css';

/** Maximum length of a note. */
const NOTE_MAX = 300;

export interface GiftPickerProps {
  readonly to: { readonly user_id: number; readonly name: string };
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSent: (() => void) | undefined;
}

/** Gift catalogue: choose one, add a note and send it for the price on the button. */
export function GiftPicker({ to, open, onClose, onSent }: GiftPickerProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const { name } = to;
  const me = useMe();
  const { data, error, refetch } = useGifts(open);
  const [category, setCategory] = useState<Category>('all');
  const [order, setOrder] = useState<Order>('popular');
  const [chosen, setChosen] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const { send, isSending, refusal, clearRefusal } = useGiftSending(to.user_id, () => {
    setNote('');
    onClose();
    if (onSent !== undefined) onSent();
    else toast.show({ text: t`Your gift is on its way to ${name}` });
  });

  const gifts = filterGifts(data?.items ?? [], category, order);
  // The choice stays while the reader views other categories.
  const gift: Gift | undefined = data?.items.find(({ id }) => id === chosen);
  const freeLeft = data?.free_left ?? 0;
  const balance = me?.balance ?? 0;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="md"
      className={css.giftDialog}
      title={<Trans>A gift for {name}</Trans>}
      closeLabel={t`Close`}
      aside={
        <Price label={t`gold, your balance`} tone="gold">
          {formatGold(language, Math.round(balance * 100))}
        </Price>
      }
      footer={
        <div className={css.giftFoot}>
          {refusal === null ? null : (
            <p className={css.grefusal} role="alert">
              {refusal}
            </p>
          )}
          <TextInput
            className={css.input}
            value={note}
            maxLength={NOTE_MAX}
            placeholder={t`Add a note`}
            aria-label={t`A note with your gift (optional)`}
            autoComplete="off"
            dir="auto"
            onChange={(event) => setNote(event.target.value)}
          />
          <SendGiftButton
            gift={gift}
            isFree={freeLeft > 0}
            balance={balance}
            isSending={isSending}
            onSend={(one, expected) => void send(one, expected, note.trim())}
          />
        </div>
      }
    >
      <GiftFilters category={category} order={order} freeLeft={freeLeft} onCategory={setCategory} onOrder={setOrder} />
      {data !== undefined ? (
        <GiftGrid
          gifts={gifts}
          chosen={chosen}
          isFree={freeLeft > 0}
          onChoose={(id) => {
            setChosen(id);
            clearRefusal();
          }}
        />
      ) : error === null ? (
        <div className={css.gdState}>
          <Loading label={t`Loading`} shape="row" count={6} />
        </div>
      ) : (
        <EmptyState
          className={css.gdState}
          icon={<WifiOffIcon />}
          title={<Trans>The gifts could not be loaded</Trans>}
          action={
            <Button onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )}
    </Dialog>
  );
}
