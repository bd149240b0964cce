import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { BULK_MOST, type Bulk } from './bulk.ts';
import type { useChosenRows } from './use-chosen-rows.ts';
import * as css from './bulk.module.css';

interface BarProps<Item extends { readonly id: number | string }> {
  readonly bulk: Bulk<Item>;
  readonly rows: ReturnType<typeof useChosenRows<Item>>;
  /** Rows of the list that are loaded. */
  readonly count: number;
  /** With the name of the act whose preview is asked for. */
  readonly onAct: (name: string) => void;
}

/** Above a list whose rows can be chosen: chooses all, and asks for the preview of an act. */
export function BulkBar<Item extends { readonly id: number | string }>({ bulk, rows, count, onAct }: BarProps<Item>) {
  const { t } = useLingui();
  const { chosen, chooseAll, clear } = rows;
  const most = Math.min(count, BULK_MOST);
  return (
    <div className={css.bar} role="group" aria-label={t`Chosen rows`}>
      <Checkbox
        label={chosen.length === 0 ? <Trans>Choose all {most} shown</Trans> : <Chosen count={chosen.length} />}
        checked={chosen.length >= most}
        onChange={() => (chosen.length >= most ? clear() : chooseAll())}
      />
      {chosen.length === 0 ? null : (
        <div className="row wrap">
          {bulk.acts.map((one) => (
            <Button
              key={one.name}
              size="sm"
              variant={one.isDangerous === true ? 'dangerline' : 'line'}
              disabled={chosen.length < (one.least ?? 1)}
              onClick={() => onAct(one.name)}
            >
              {one.label}
            </Button>
          ))}
          <Button size="sm" variant="ghost" onClick={clear}>
            <Trans>Choose none</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function Chosen({ count }: { count: number }) {
  return <Plural value={count} one="# chosen" other="# chosen" />;
}
