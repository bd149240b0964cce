import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@peonia/contract/accounts/accounts.ts';
import { genders, seekings } from '@peonia/contract/protocol/codes.ts';
import { Field } from '@peonia/ui/field/field.tsx';
import { RadioCard } from '@peonia/ui/radio-card/radio-card.tsx';
import { BirthdayInput } from '../fields/birthday-input.tsx';
import { LanguagesInput } from '../fields/languages-input.tsx';
import { PlaceInput } from '../fields/place-input.tsx';
import type { BirthdayError } from '../fields/validate-birthday.ts';
import { MainPhoto } from '../photos/main-photo.tsx';
import { genderLabels, seekingLabels } from '../profile-labels.ts';
import type { Step, StepAnswers } from './onboarding-steps.ts';
import * as css from './onboarding.module.css';

interface StepQuestionProps {
  readonly me: Account;
  readonly step: Step;
  readonly answers: StepAnswers;
  readonly fault: BirthdayError | string | null;
  readonly onChange: (next: Partial<StepAnswers>) => void;
  readonly onPhoto: () => void;
}

/** The control of a step. */
export function StepQuestion({ me, step, answers, fault, onChange, onPhoto }: StepQuestionProps) {
  const { i18n } = useLingui();
  switch (step) {
    case 'gender':
      return (
        <Field group hideLabel label={<Trans>You are</Trans>} error={fault}>
          <div className={css.stepsCards}>
            {genders.map((gender) => (
              <RadioCard
                key={gender}
                name="gender"
                title={i18n._(genderLabels[gender])}
                checked={answers.gender === gender}
                onChange={() => onChange({ gender })}
              />
            ))}
          </div>
        </Field>
      );
    case 'birthday':
      return (
        <BirthdayInput
          hideLabel
          label={<Trans>Birthday</Trans>}
          value={answers.birthday}
          error={fault}
          onChange={(birthday) => onChange({ birthday })}
        />
      );
    case 'seeking':
      return (
        <Field group hideLabel label={<Trans>Who would you like to meet?</Trans>} error={fault}>
          <div className={css.stepsCards}>
            {seekings.map((seeking) => (
              <RadioCard
                key={seeking}
                name="seeking"
                title={i18n._(seekingLabels[seeking])}
                checked={answers.seeking === seeking}
                onChange={() => onChange({ seeking })}
              />
            ))}
          </div>
        </Field>
      );
    case 'place':
      return (
        <PlaceInput
          hideLabel
          label={<Trans>Where you live</Trans>}
          value={answers.place}
          error={fault ?? undefined}
          onChange={(place) => onChange({ place })}
        />
      );
    case 'languages':
      return (
        <LanguagesInput
          hideLabel
          label={<Trans>Languages you speak</Trans>}
          value={answers.languages}
          onChange={(languages) => onChange({ languages })}
        />
      );
    case 'photo':
      return <MainPhoto me={me} onSaved={onPhoto} />;
  }
}
