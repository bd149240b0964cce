import { isNationalNumber } from '@peonia/core/national-number.ts';
import { TextInput, type TextInputProps } from '@peonia/ui/text-input/text-input.tsx';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

// Whoever types an e-mail address never needs the list of countries.
const DialSelect = lazy(async () => ({ default: (await import('./dial-select.tsx')).DialSelect }));

export interface ContactInputProps extends Pick<TextInputProps, 'defaultValue' | 'onChange' | 'autoComplete'> {
  /** An e-mail address is no answer here. */
  readonly isPhoneOnly?: boolean;
}

/** E-mail address, phone number or both. A phone number without its country gets the country beside it. */
export function ContactInput({ isPhoneOnly = false, onChange, autoComplete = 'email', ...rest }: ContactInputProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  // Null until the program is there: a page from the server cannot wait for the list of countries.
  const [typed, setTyped] = useState<string | null>(null);
  // What was typed before the program was there counts as well.
  useEffect(() => setTyped(inputRef.current?.value ?? ''), []);
  return (
    <span className="contact-input">
      {typed !== null && (isPhoneOnly || isNationalNumber(typed)) ? (
        <Suspense fallback={null}>
          <DialSelect typed={typed} />
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
