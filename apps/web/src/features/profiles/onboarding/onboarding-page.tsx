import type { Account } from '@peonia/contract/accounts/accounts.ts';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from '../../../platform/router/hooks.ts';
import { ownPath } from '../../../platform/router/own-path.ts';
import { useMe } from '../../../platform/session/session.ts';
import { browserStore } from '../../../platform/store/browser-store.ts';
import { initialAnswers, shownStep, type Step, type StepAnswers } from './onboarding-steps.ts';
import { StepForm } from './step-form.tsx';

/** Onboarding after registration, one question at a time. Redirects at once if nothing is open. */
export default function OnboardingPage() {
  const me = useMe();
  return me === null ? null : <Onboarding key={me.id} me={me} />;
}

/** The step is part of the address, so that the browser's Back and a reload keep it. */
function Onboarding({ me }: { me: Account }) {
  const query = useSearchParams();
  const navigate = useNavigate();
  const draft = `first-steps:${me.id}`;
  const [answers, setAnswers] = useState<StepAnswers>(() =>
    initialAnswers(me.profile, browserStore.get('draft')[draft]),
  );
  const step = shownStep(query.get('step'), me.profile.steps, answers);
  const nextPath = ownPath(query.get('jump')) ?? '/home';

  const change = (next: Partial<StepAnswers>) => {
    const all = { ...answers, ...next };
    setAnswers(all);
    browserStore.set('draft', { ...browserStore.get('draft'), [draft]: JSON.stringify(all) });
  };
  const end = () => {
    const { [draft]: _, ...others } = browserStore.get('draft');
    browserStore.set('draft', others);
    void navigate(nextPath, { replace: true });
  };
  const go = (next: Step | null) => {
    if (next === null) return end();
    const search = new URLSearchParams(query);
    search.set('step', next);
    // A saved birthday cannot be opened again.
    void navigate(`/welcome?${search}`, { replace: step === 'birthday' && next !== 'gender' });
  };
  useEffect(() => {
    if (step === null) void navigate(nextPath, { replace: true });
  }, [step, nextPath, navigate]);

  if (step === null) return null;
  return <StepForm key={step} me={me} step={step} answers={answers} onChange={change} onStep={go} />;
}
