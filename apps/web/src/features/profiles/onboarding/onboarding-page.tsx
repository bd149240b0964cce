import type { Account } from '@peonia/contract/accounts/accounts.ts';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from '../../../platform/router/hooks.ts';
import { ownPath } from '../../../platform/router/own-path.ts';
import { useMe } from '../../../platform/session/session.ts';
import { browserStore } from '../../../platform/store/browser-store.ts';
import { initialAnswers, type Step, type StepAnswers } from './onboarding-steps.ts';
import { StepForm } from './step-form.tsx';

/** Onboarding after registration, one question at a time. Redirects at once if nothing is open. */
export default function OnboardingPage() {
  const me = useMe();
  const query = useSearchParams();
  const nextPath = ownPath(query.get('jump')) ?? '/home';
  const navigate = useNavigate();
  if (me === null) return null;
  return <Onboarding key={me.id} me={me} onEnd={() => void navigate(nextPath, { replace: true })} />;
}

function Onboarding({ me, onEnd }: { me: Account; onEnd: () => void }) {
  const draft = `first-steps:${me.id}`;
  const open = me.profile.steps;
  const [step, setStep] = useState<Step | null>(open[0] ?? null);
  const [answers, setAnswers] = useState<StepAnswers>(() =>
    initialAnswers(me.profile, browserStore.get('draft')[draft]),
  );

  const change = (next: Partial<StepAnswers>) => {
    const all = { ...answers, ...next };
    setAnswers(all);
    browserStore.set('draft', { ...browserStore.get('draft'), [draft]: JSON.stringify(all) });
  };
  useEffect(() => {
    if (step !== null) return;
    const { [draft]: _, ...others } = browserStore.get('draft');
    browserStore.set('draft', others);
    onEnd();
  }, [step, draft, onEnd]);

  if (step === null) return null;
  return <StepForm key={step} me={me} step={step} answers={answers} onChange={change} onStep={setStep} />;
}
