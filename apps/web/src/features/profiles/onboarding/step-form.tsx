import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@peonia/contract/accounts/accounts.ts';
import type { OwnProfile } from '@peonia/contract/profiles/own-profile.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { ArrowLeftIcon } from '@peonia/ui/icons/arrow-left.tsx';
import { LogOutIcon } from '@peonia/ui/icons/log-out.tsx';
import { Progress } from '@peonia/ui/progress/progress.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, isRefusal } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { signOut } from '../../../platform/session/session.ts';
import { type BirthdayError, validateBirthday } from '../fields/validate-birthday.ts';
import { type ProfileChanges, useSaveProfile } from '../use-save-profile.ts';
import {
  allSteps,
  stepChanges,
  isAnswered,
  isSkippable,
  type Step,
  stepAfter,
  type StepAnswers,
  stepBefore,
} from './onboarding-steps.ts';
import { StepPreview } from './step-preview.tsx';
import { StepQuestion } from './step-question.tsx';
import { stepTitles } from './step-titles.tsx';
import * as css from './onboarding.module.css';

interface StepFormProps {
  readonly me: Account;
  readonly step: Step;
  readonly answers: StepAnswers;
  readonly onChange: (next: Partial<StepAnswers>) => void;
  readonly onStep: (step: Step | null) => void;
}

/** One onboarding step with back, skip and next. "Next" saves the answer. */
export function StepForm({ me, step, answers, onChange, onStep }: StepFormProps) {
  const { t } = useLingui();
  const save = useSaveProfile();
  const { title, hint } = stepTitles()[step];
  const [fault, setFault] = useState<BirthdayError | string | null>(null);
  const [busy, setBusy] = useState<'next' | 'skip' | null>(null);
  const open = me.profile.steps;
  const before = stepBefore(step, open);
  // A skipped step that is seen again may be passed unanswered.
  const mayPass = isAnswered(step, answers) || !open.includes(step);
  const heading = useFocusOnMount();

  const send = async (action: 'next' | 'skip', changes: ProfileChanges | null) => {
    setBusy(action);
    try {
      const profile: OwnProfile = changes === null ? me.profile : await save(changes);
      onStep(stepAfter(step, profile.steps));
    } catch (error) {
      // Every other refusal of a step concerns its one question.
      if (isRefusal(error, 'birthday_in_review')) showProblem(error);
      else if (error instanceof ApiError && error.status === 400) setFault(error.message);
      else showProblem(error);
      setBusy(null);
    }
  };
  const next = (event: FormEvent) => {
    event.preventDefault();
    const birthdayError = step === 'birthday' ? validateBirthday(answers.birthday) : null;
    // The server remembers a birthday under the minimum age.
    const isSent = birthdayError === null || birthdayError === 'too_young';
    setFault(isSent ? null : birthdayError);
    if (isSent && mayPass) void send('next', isAnswered(step, answers) ? stepChanges(step, answers, open) : null);
  };
  const change = (answer: Partial<StepAnswers>) => {
    setFault(null);
    onChange(answer);
  };

  return (
    <form className={css.steps} noValidate onSubmit={next}>
      <StepCount step={step} />
      <div className={css.stepsAsk}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="muted">{hint}</p>
      </div>
      <StepQuestion
        me={me}
        step={step}
        answers={answers}
        fault={fault}
        onChange={change}
        onPhoto={() => onStep(null)}
      />
      <div className={css.stepsBar}>
        {before !== null ? (
          <Button variant="ghost" icon={<ArrowLeftIcon />} onClick={() => onStep(before)}>
            <Trans>Back</Trans>
          </Button>
        ) : isSkippable(step) ? null : (
          <LogOut />
        )}
        <span className="grow" />
        {isSkippable(step) && open.includes(step) ? (
          <Button variant="line" busy={busy === 'skip'} onClick={() => void send('skip', { skipped: [step] })}>
            <Trans>Skip</Trans>
          </Button>
        ) : null}
        {step === 'photo' && open.includes('photo') ? null : (
          <Button type="submit" busy={busy === 'next'} busyLabel={t`Saving`} disabled={!mayPass}>
            {stepAfter(step, open) === null ? <Trans>Finish</Trans> : <Trans>Next</Trans>}
          </Button>
        )}
      </div>
      <StepPreview me={me} answers={answers} />
    </form>
  );
}

/** The only way out of the steps that every member answers. */
function LogOut() {
  const [isLoggingOut, setLoggingOut] = useState(false);
  return (
    <Button
      variant="ghost"
      icon={<LogOutIcon />}
      busy={isLoggingOut}
      onClick={() => {
        setLoggingOut(true);
        void signOut().then(setLoggingOut);
      }}
    >
      <Trans>Log out</Trans>
    </Button>
  );
}

function StepCount({ step }: { step: Step }) {
  const { t } = useLingui();
  const number = allSteps.indexOf(step) + 1;
  const count = allSteps.length;
  return (
    <div className={css.stepsTop}>
      <p className="small muted">
        <Trans>
          Step {number} of {count}
        </Trans>
      </p>
      <Progress value={number / count} label={t`Step ${number} of ${count}`} />
    </div>
  );
}

/** Moves the focus to the question of each step, for screen readers. */
function useFocusOnMount() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
