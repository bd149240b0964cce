import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { EyeOffIcon } from '../icons/eye-off.tsx';
import { EyeIcon } from '../icons/eye.tsx';
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx';
import { PasswordStrength, type Strength } from './password-strength.tsx';

type PasswordInputProps = Omit<TextInputProps, 'type' | 'trailing'> & {
  showLabel: string;
  hideLabel: string;
  /** Shows the strength meter. Describe the score in `strengthLabel`. */
  strength?: Strength;
  strengthLabel?: string;
};

/**
 * A password input with a reveal button. Supports pasting and password managers; set `autoComplete` to
 * "current-password" or "new-password".
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
