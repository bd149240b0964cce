import type { OwnProfile } from '@peonia/contract/profiles/own-profile.ts';
import { describe, expect, it } from 'vitest';
import {
  allSteps,
  initialAnswers,
  stepChanges,
  isAnswered,
  noAnswers,
  shownStep,
  stepAfter,
  stepBefore,
} from './onboarding-steps.ts';

const open = [...allSteps];
const later = open.slice(2);

describe('onboarding steps', () => {
  it('goes from one open step to the next', () => {
    expect(stepAfter('gender', open)).toBe('birthday');
    expect(stepAfter('birthday', ['place', 'photo'])).toBe('place');
    expect(stepAfter('photo', open)).toBeNull();
  });

  it('goes back to steps that can still be changed', () => {
    expect(stepBefore('birthday', open)).toBe('gender');
    expect(stepBefore('seeking', later)).toBeNull();
    expect(stepBefore('place', ['place'])).toBe('seeking');
  });
});

describe('the step of the address', () => {
  it('is shown while it can be answered', () => {
    expect(shownStep('birthday', open, { ...noAnswers, gender: 1 })).toBe('birthday');
    expect(shownStep('languages', later, noAnswers)).toBe('languages');
  });

  it('may be an optional step that is done', () => {
    expect(shownStep('seeking', ['photo'], noAnswers)).toBe('seeking');
  });

  it('is the first open one where the address asks for a saved, early or unknown one', () => {
    expect(shownStep('birthday', later, noAnswers)).toBe('seeking');
    expect(shownStep('birthday', open, noAnswers)).toBe('gender');
    expect(shownStep('photo', open, noAnswers)).toBe('gender');
    expect(shownStep('shoes', ['place'], noAnswers)).toBe('place');
    expect(shownStep(null, [], noAnswers)).toBeNull();
  });
});

describe('fields sent by a step', () => {
  const answers = { ...noAnswers, gender: 0, birthday: '1990-05-04', seeking: 'men', languages: ['ja'] } as const;

  it('sends gender together with the birthday', () => {
    expect(stepChanges('gender', answers, open)).toBeNull();
    expect(stepChanges('birthday', answers, open)).toEqual({ gender: 0, birthday: '1990-05-04' });
  });

  it('sends gender alone if the birthday is already saved', () => {
    expect(stepChanges('gender', answers, ['gender', 'photo'])).toEqual({ gender: 0 });
    expect(stepChanges('birthday', answers, ['birthday'])).toEqual({ birthday: '1990-05-04' });
  });

  it('sends each of the other steps separately', () => {
    expect(stepChanges('seeking', answers, later)).toEqual({ seeking: 'men' });
    expect(stepChanges('place', answers, later)).toEqual({ place_id: null });
    expect(stepChanges('languages', answers, later)).toEqual({ languages: ['ja'] });
  });
});

describe('onboarding answers', () => {
  const profile = { gender: 1, birthday: null, seeking: null, place: null, languages: [] } as unknown as OwnProfile;

  it('start with the profile, then the stored draft', () => {
    expect(initialAnswers(profile, '{"birthday":"1990--","languages":["de"]}')).toEqual({
      ...noAnswers,
      gender: 1,
      birthday: '1990--',
      languages: ['de'],
    });
  });

  it('ignore an invalid stored draft', () => {
    expect(initialAnswers(profile, 'not json')).toEqual({ ...noAnswers, gender: 1 });
  });

  it('tell whether a step can be sent', () => {
    expect(isAnswered('gender', noAnswers)).toBe(false);
    expect(isAnswered('gender', { ...noAnswers, gender: 0 })).toBe(true);
    expect(isAnswered('languages', noAnswers)).toBe(false);
    expect(isAnswered('photo', noAnswers)).toBe(true);
  });
});
