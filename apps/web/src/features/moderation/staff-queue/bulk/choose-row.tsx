import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import * as css from './bulk.module.css';

interface ChooseProps {
  readonly name: string;
  readonly isChosen: boolean;
  /** `isRange`: Shift was held. */
  readonly onToggle: (isRange: boolean) => void;
}

/** The box that chooses a row of a queue for a bulk act. */
export function ChooseRow({ name, isChosen, onToggle }: ChooseProps) {
  const { t } = useLingui();
  return (
    <Checkbox
      hideLabel
      className={css.box}
      label={t`Choose ${name}`}
      checked={isChosen}
      onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}
