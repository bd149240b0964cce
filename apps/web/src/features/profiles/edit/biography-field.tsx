import { Plural, Trans } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Field } from '@peonia/ui/field/field.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { BiographySuggestions } from './biography-suggestions.tsx';

/** The remaining length is shown only near the limit, and not announced on every key. */
const SHOW_REMAINING_BELOW = 200;

interface BiographyFieldProps {
  readonly value: string;
  readonly rows: 5 | 8;
  readonly onChange: (text: string) => void;
}

/** The member's biography. */
export function BiographyField({ value, rows, onChange }: BiographyFieldProps) {
  const left = limits.biography_max - value.length;
  return (
    <>
      <Field
        label={<Trans>About me</Trans>}
        hint={
          left > SHOW_REMAINING_BELOW ? (
            <Trans>In your own language. A few sentences are enough.</Trans>
          ) : (
            <Plural value={left} one="# character left" other="# characters left" />
          )
        }
      >
        <Textarea
          rows={rows}
          maxLength={limits.biography_max}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <BiographySuggestions text={value} onChange={onChange} />
    </>
  );
}
