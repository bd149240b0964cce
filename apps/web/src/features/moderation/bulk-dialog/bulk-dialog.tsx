import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isReason } from '@peonia/contract/protocol/reason.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Progress } from '@peonia/ui/progress/progress.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import type { Bulk, BulkAct } from '../staff-queue/bulk/bulk.ts';
import { useBulkRun } from './use-bulk-run.ts';
import * as css from '../staff-queue/bulk/bulk.module.css';

interface DialogProps<Item extends { readonly id: number | string }> {
  readonly bulk: Bulk<Item>;
  readonly act: BulkAct<Item>;
  readonly items: readonly Item[];
  /** With the rows that stay chosen: those that failed or were not reached. */
  readonly onDone: (kept: readonly Item['id'][]) => void;
  readonly onClose: () => void;
}

/** The preview of a bulk act: which rows, what happens to them, why. Then its progress, and which rows failed. */
export function BulkDialog<Item extends { readonly id: number | string }>(props: DialogProps<Item>) {
  const { bulk, act, onDone, onClose } = props;
  const { t } = useLingui();
  const toast = useToast();
  // The rows of the preview, though the list goes on underneath.
  const [items] = useState(props.items);
  const [reason, setReason] = useState('');
  const { step, failed, run, stop } = useBulkRun(bulk);
  const isRunning = step !== null;
  const said = reason.trim();
  const isReady = act.reasons === undefined ? act.writesReason !== true || isReason(said) : said !== '';
  const count = items.length;
  const start = async () => {
    const { done, kept, hasFailed } = await run(act, { reason: said, items });
    onDone(kept);
    if (!hasFailed) onClose();
    if (done > 0) toast.show({ text: t`Done for ${done} of ${count}` });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isRunning}
      title={act.label}
      closeLabel={t`Close`}
      footer={
        <div className="row wrap">
          <Button variant="line" onClick={isRunning ? stop : onClose}>
            {isRunning ? <Trans>Stop</Trans> : failed === null ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
          </Button>
          {failed === null ? (
            <Button
              variant={act.isDangerous === true ? 'danger' : 'primary'}
              busy={isRunning}
              disabled={!isReady}
              onClick={() => void start()}
            >
              {act.label} ({count})
            </Button>
          ) : null}
        </div>
      }
    >
      <div className="stack">
        {failed === null ? (
          <>
            <p>{act.effect}</p>
            <ul className={css.preview} aria-label={t`Chosen rows`} tabIndex={0}>
              {items.map((item) => (
                <li key={item.id}>{bulk.nameOf(item)}</li>
              ))}
            </ul>
            {act.reasons === undefined ? null : (
              <Field label={<Trans>Reason</Trans>}>
                <Select
                  value={reason}
                  placeholder={t`Choose`}
                  options={act.reasons}
                  disabled={isRunning}
                  onChange={(event) => setReason(event.target.value)}
                />
              </Field>
            )}
            {act.writesReason === true ? (
              <Field label={<Trans>Your reason</Trans>} hint={<Trans>At least five characters; it is logged.</Trans>}>
                <TextInput
                  value={reason}
                  maxLength={500}
                  autoComplete="off"
                  disabled={isRunning}
                  onChange={(event) => setReason(event.target.value)}
                />
              </Field>
            ) : null}
            {isRunning ? <Progress value={step / count} label={t`Working`} /> : null}
          </>
        ) : (
          <>
            <Note role="status">
              <Plural value={failed.length} one="# row could not be done." other="# rows could not be done." />
            </Note>
            <ul className={css.preview} aria-label={t`Not done`} tabIndex={0}>
              {failed.map(({ item, reason: why }) => (
                <li key={item.id}>
                  <b>{bulk.nameOf(item)}</b>{' '}
                  {why ?? <Trans>It is no longer here. A colleague may have decided it.</Trans>}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
