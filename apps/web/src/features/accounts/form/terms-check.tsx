import { Trans } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import type { ReactNode } from 'react';
import { pageExists } from '../../../platform/settings.ts';
import { problemText } from './problem-text.tsx';
import type { FieldProblem } from './use-auth-form.ts';
import * as css from './auth-form.module.css';
import * as fieldCss from '@peonia/ui/field/field.module.css';

/** Checkbox "of age, terms accepted" of a registration. */
export function TermsCheck({ problem, onChange }: { problem: FieldProblem | undefined; onChange: () => void }) {
  const { age_min: age } = limits;
  return (
    <div>
      <Checkbox
        name="agreed"
        className={css.agree}
        aria-describedby={problem === undefined ? undefined : 'agreed-fault'}
        aria-invalid={problem === undefined ? undefined : true}
        onChange={onChange}
        label={
          <Trans>
            I am {age} or older and accept the <OptionalLink href="/terms">Terms</OptionalLink> and{' '}
            <OptionalLink href="/policy">Privacy policy</OptionalLink>.
          </Trans>
        }
      />
      {problem === undefined ? null : (
        <span className={fieldCss.error} id="agreed-fault">
          <CircleAlertIcon />
          <span>{problemText(problem)}</span>
        </span>
      )}
    </div>
  );
}

/** Link inside a sentence; plain text while its page does not exist. */
function OptionalLink({ href, children }: { href: string; children?: ReactNode }) {
  if (!pageExists(href)) return <>{children}</>;
  return (
    <a className="link" href={href}>
      {children}
    </a>
  );
}
