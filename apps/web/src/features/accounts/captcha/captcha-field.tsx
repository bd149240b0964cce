import { useLingui } from '@lingui/react/macro';
import { CaptchaBox } from '../../captcha/captcha-box.tsx';
import type { FieldProblem } from '../form/use-auth-form.ts';
import type { CaptchaState } from './use-captcha.ts';

export interface CaptchaFieldProps {
  readonly captcha: CaptchaState;
  readonly problem: FieldProblem | undefined;
}

/** Captcha of a form, with its error message below. */
export function CaptchaField({ captcha, problem }: CaptchaFieldProps) {
  const { t } = useLingui();
  const error =
    problem === undefined ? undefined : 'text' in problem ? problem.text : t`Please click on the validation area`;
  return <CaptchaBox key={captcha.turn} action={captcha.action} onSolved={captcha.solve} error={error} />;
}
