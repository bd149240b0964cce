import { isNationalNumber } from '@peonia/core/phone/national-number.ts';
import { TextInput, type TextInputProps } from '@peonia/ui/text-input/text-input.tsx';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import * as css from './dial-code-select.module.css';

// Loaded only for phone numbers: e-mail addresses need no list of countries.
const DialCodeSelect = lazy(async () => ({ default: (await import('./dial-code-select.tsx')).DialCodeSelect }));

interface ContactInputProps extends Pick<TextInputProps, 'defaultValue' | 'onChange' | 'autoComplete'> {
  /** Only a phone number is accepted. */
  readonly isPhoneOnly?: boolean;
}

/** Input for an e-mail address or phone number. Shows the country select for a number without a country code. */
export function ContactInput({ isPhoneOnly = false, onChange, autoComplete = 'email', ...rest }: ContactInputProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  // Null until hydration: the server-rendered page does not wait for the list of countries.
  const [typed, setTyped] = useState<string | null>(null);
  // Includes what was typed before hydration.
  useEffect(() => setTyped(inputRef.current?.value ?? ''), []);
  return (
    <span className={css.contactInput}>
      {typed !== null && (isPhoneOnly || isNationalNumber(typed)) ? (
        <Suspense fallback={null}>
          <DialCodeSelect typed={typed} />
        </Suspense>
      ) : null}
      <TextInput
        {...rest}
        ref={inputRef}
        name="contact"
        type={isPhoneOnly ? 'tel' : 'text'}
        autoComplete={isPhoneOnly ? 'tel-national' : autoComplete}
        inputMode={isPhoneOnly ? 'tel' : 'email'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
    </span>
  );
}
