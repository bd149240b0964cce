import type { OwnProfile, Place } from '@peonia/contract/profiles/own-profile.ts';
import type { ProfileChanges } from '../use-save-profile.ts';

export const allSteps = ['gender', 'birthday', 'seeking', 'place', 'languages', 'photo'] as const;
export type Step = (typeof allSteps)[number];

/** Required steps; the others may be skipped. */
const required: readonly Step[] = ['gender', 'birthday'];

/** Answers so far. Stored in the browser until saved, so that a reload loses nothing. */
export interface StepAnswers {
  readonly gender: 0 | 1 | null;
  readonly birthday: string;
  readonly seeking: 'men' | 'women' | 'both' | null;
  readonly place: Place | null;
  readonly languages: readonly string[];
}

export const noAnswers: StepAnswers = { gender: null, birthday: '', seeking: null, place: null, languages: [] };

export function isSkippable(step: Step): step is Exclude<Step, 'gender' | 'birthday'> {
  return !required.includes(step);
}

/** The next open step, or null at the end. Gender and birthday are saved together, so gender counts as done. */
export function stepAfter(step: Step, open: readonly Step[]): Step | null {
  return allSteps.slice(allSteps.indexOf(step) + 1).find((next) => open.includes(next)) ?? null;
}

/**
 * The step to show: the one that the address asks for, as far as it can be answered, else the first open one. Null if
 * nothing is open.
 */
export function shownStep(asked: string | null, open: readonly Step[], answers: StepAnswers): Step | null {
  const step = allSteps.find((one) => one === asked);
  if (step === 'birthday' && open.includes('gender') && answers.gender === null) return 'gender';
  if (step !== undefined && (isSkippable(step) ? !required.some((one) => open.includes(one)) : open.includes(step)))
    return step;
  return open[0] ?? null;
}

/** The step "Back" leads to. Saved gender and birthday cannot be changed, so they are skipped. */
export function stepBefore(step: Step, open: readonly Step[]): Step | null {
  return (
    allSteps.slice(0, allSteps.indexOf(step)).findLast((before) => isSkippable(before) || open.includes(before)) ?? null
  );
}

/** True if the step has an answer that can be sent. */
export function isAnswered(step: Step, answers: StepAnswers): boolean {
  if (step === 'languages') return answers.languages.length > 0;
  if (step === 'birthday') return answers.birthday !== '';
  return step === 'photo' || answers[step] !== null;
}

/**
 * Fields sent by a step. Gender is sent with the birthday if both are open, because it cannot be changed once saved.
 */
export function stepChanges(step: Step, answers: StepAnswers, open: readonly Step[]): ProfileChanges | null {
  const { gender, birthday, seeking, place, languages } = answers;
  switch (step) {
    case 'gender':
      return open.includes('birthday') || gender === null ? null : { gender };
    case 'birthday':
      return { birthday, ...(open.includes('gender') && gender !== null ? { gender } : {}) };
    case 'seeking':
      return { seeking };
    case 'place':
      return { place_id: place?.place_id ?? null };
    case 'languages':
      return { languages: [...languages] };
    case 'photo':
      return null;
  }
}

/** Initial answers: the profile, then the stored draft. */
export function initialAnswers(profile: OwnProfile, stored: string | undefined): StepAnswers {
  const { gender, birthday, seeking, place, languages } = profile;
  const saved: StepAnswers = { gender, birthday: birthday ?? '', seeking, place, languages };
  return { ...saved, ...readStoredAnswers(stored) };
}

function readStoredAnswers(stored: string | undefined): Partial<StepAnswers> {
  try {
    return stored === undefined ? {} : (JSON.parse(stored) as Partial<StepAnswers>);
  } catch {
    return {};
  }
}
