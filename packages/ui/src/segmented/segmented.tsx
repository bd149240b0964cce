import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as css from './segmented.module.css';

export type Segment<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Shows only the icon; the label stays accessible. */
  iconOnly?: boolean;
};

type SegmentedProps<Value extends string> = {
  /** Accessible name of the choice: "Appearance". */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  segments: readonly Segment<Value>[];
  /** Lower, for a menu row. */
  dense?: boolean;
  className?: string;
};

/** Two to four choices side by side, implemented as radios, so that arrow keys and forms work. */
export function Segmented<Value extends string>({
  label,
  value,
  onChange,
  segments,
  dense,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classNames(css.segmented, dense && css.dense, className)}>
      {segments.map((segment) => (
        <label key={segment.value} title={segment.iconOnly ? segment.label : undefined}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon}
          <span className={segment.iconOnly ? 'visually-hidden' : undefined}>{segment.label}</span>
        </label>
      ))}
    </div>
  );
}
