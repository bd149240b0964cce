import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskOrderPart } from '@peonia/contract/mall/mall-desk.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Tabs } from '@peonia/ui/tabs/tabs.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useMedia } from '@peonia/ui/use-media.ts';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { localePath } from '../../../platform/router/local-path.ts';
import { stateLabels } from '../labels.ts';
import { BoardColumn } from './board-column.tsx';
import type { DeskParts } from './desk-parts.ts';
import { type BoardState, boardStates } from './desk-queries.ts';
import * as css from './desk.module.css';

/** Orders of the mall by state. `j` and `k` move between orders, Enter opens one. */
export function OrderBoard({ parts: { isPageShortcut }, show }: { parts: DeskParts; show: DeskOrderPart }) {
  const { t, i18n } = useLingui();
  const isWide = useMedia('(min-width: 1200px)');
  const [shown, setShown] = useState<BoardState>('accepted');
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if ((event.key === 'j' || event.key === 'k') && isPageShortcut(event)) focusNext(event.key === 'j' ? 1 : -1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return (
    <>
      <OrderSearch />
      {isWide ? (
        <div className={css.board}>
          {boardStates.map((state) => (
            <BoardColumn key={state} state={state} show={show} />
          ))}
        </div>
      ) : (
        <Tabs
          label={t`Orders by state`}
          value={shown}
          onChange={setShown}
          tabs={boardStates.map((value) => ({ value, label: i18n._(stateLabels[value]) }))}
        >
          <BoardColumn key={shown} state={shown} show={show} isTitled={false} />
        </Tabs>
      )}
    </>
  );
}

function OrderSearch() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const number = text.trim().replace(/^#/, '');
  const isNumber = /^[1-9]\d{0,14}$/.test(number);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isNumber) void navigate(localePath(`/staff/orders/${number}`));
  };
  return (
    <form role="search" className={css.search} onSubmit={submit}>
      <Field label={<Trans>Order number</Trans>} className={css.grow}>
        <TextInput
          value={text}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="line" disabled={!isNumber}>
        <Trans>Open the order</Trans>
      </Button>
    </form>
  );
}

/** Moves the focus to the next or previous order, in reading order. */
function focusNext(by: number): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-desk-order]')];
  const position = links.findIndex((link) => link === document.activeElement);
  links[position === -1 ? 0 : position + by]?.focus();
}
