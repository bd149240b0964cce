import { Trans, useLingui } from '@lingui/react/macro';
import type { SwitchRow } from '@peonia/contract/operation/switches.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { useId, useRef } from 'react';
import { SwitchFacts } from './switch-facts.tsx';
import { SwitchForm } from './switch-form.tsx';
import { switchLabels } from './switch-labels.ts';
import { SwitchStateTag } from './switch-state-tag.tsx';
import * as css from './switches.module.css';

interface SwitchListProps {
  readonly title: string;
  /** Introduces what the rows say. */
  readonly text?: string;
  readonly rows: readonly SwitchRow[];
  /** Name of the switch whose form is open. */
  readonly open: string | null;
  readonly onOpen: (name: string | null) => void;
}

/** Switches of one kind; one form is open at a time. */
export function SwitchList({ title, text, rows, open, onOpen }: SwitchListProps) {
  const id = useId();
  return (
    <Card pad edge as="section" aria-labelledby={id}>
      <CardHead id={id} title={title} />
      {text === undefined ? null : <p className={css.intro}>{text}</p>}
      <ul className={css.list}>
        {rows.map((row) => (
          <SwitchItem key={row.name} row={row} isOpen={open === row.name} onOpen={onOpen} />
        ))}
      </ul>
    </Card>
  );
}

function SwitchItem({
  row,
  isOpen,
  onOpen,
}: {
  row: SwitchRow;
  isOpen: boolean;
  onOpen: (name: string | null) => void;
}) {
  const { t, i18n } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const name = i18n._(switchLabels[row.name].title);
  const close = () => {
    onOpen(null);
    button.current?.focus();
  };
  return (
    <li className={css.item}>
      <div className={css.row}>
        <div className={css.facts}>
          <h3 className={css.name}>
            {name} <SwitchStateTag row={row} />
          </h3>
          <p className="small muted">{i18n._(switchLabels[row.name].text)}</p>
          <SwitchFacts row={row} />
        </div>
        <Button
          ref={button}
          variant="line"
          size="sm"
          aria-expanded={isOpen}
          aria-label={t`Change ${name}`}
          onClick={() => onOpen(isOpen ? null : row.name)}
        >
          <Trans>Change</Trans>
        </Button>
      </div>
      {isOpen ? <SwitchForm key={row.changed_at ?? ''} row={row} name={name} onDone={close} /> : null}
    </li>
  );
}
