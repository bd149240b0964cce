import { Trans } from '@lingui/react/macro';
import { Check } from '@peonia/ui/check/check.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons.tsx';
import { PageWord } from './page-word.tsx';
import { problemText } from './problem-text.tsx';
import type { FieldProblem } from './use-door.ts';

/** The one confirmation of a registration: of age, and the rules accepted. */
export function AgreeCheck({ problem, onChange }: { problem: FieldProblem | undefined; onChange: () => void }) {
  return (
    <div>
      <Check
        name="agreed"
        className="agree"
        aria-describedby={problem === undefined ? undefined : 'agreed-fault'}
        aria-invalid={problem === undefined ? undefined : true}
        onChange={onChange}
        label={
          <Trans>
            I am 18 or older and accept the <PageWord href="/terms">Terms</PageWord> and{' '}
            <PageWord href="/policy">Privacy policy</PageWord>.
          </Trans>
        }
      />
      {problem === undefined ? null : (
        <span className="err" id="agreed-fault">
          <CircleAlertIcon />
          <span>{problemText(problem)}</span>
        </span>
      )}
    </div>
  );
}
