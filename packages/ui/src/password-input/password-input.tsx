import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { EyeOffIcon } from '../icons/eye-off.tsx';
import { EyeIcon } from '../icons/eye.tsx';
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx';
import { PasswordStrength, type Strength } from './password-strength.tsx';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'trailing'> & {
  showLabel: string;
  hideLabel: string;
  /** Turns the meter on. Say what the score means in `strengthLabel`. */
  strength?: Strength;
  strengthLabel?: string;
};

/**
 * A password with reveal. Pasting and password managers work; give it `autoComplete` "current-password" or
 * "new-password".
 */
export function PasswordInput({ showLabel, hideLabel, strength, strengthLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <TextInput
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        {...rest}
        type={shown ? 'text' : 'password'}
        trailing={
          <IconButton
            label={shown ? hideLabel : showLabel}
            icon={shown ? <EyeOffIcon /> : <EyeIcon />}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {strength === undefined ? null : <PasswordStrength score={strength} label={strengthLabel} />}
    </>
  );
}
