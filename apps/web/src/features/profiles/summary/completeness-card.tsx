import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnProfile } from '@peonia/contract/profiles/own-profile.ts';
import { formatPercent } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Progress } from '@peonia/ui/progress/progress.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { completenessOf, type ProfilePart } from './completeness.ts';
import * as css from './completeness-card.module.css';

/** Profile completeness with the most useful next step. Renders nothing for a complete profile. */
export function CompletenessCard({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { share, next } = completenessOf(profile);
  if (next === null) return null;
  const percent = formatPercent(language, share);
  return (
    <Card pad edge aria-labelledby="completeness">
      <div className={css.completeHead}>
        <h2 id="completeness">
          <Trans>Your profile</Trans>
        </h2>
        <b className="tabular">{percent}</b>
      </div>
      <Progress value={share} label={t`Your profile is ${percent} complete`} />
      <p className={`small muted ${css.completeWhy}`}>
        <Why part={next.part} />
      </p>
      <div className="row wrap">
        <Button variant="soft" size="sm" href={next.path}>
          <Step part={next.part} />
        </Button>
        {profile.steps.length > 0 ? (
          <Button variant="ghost" size="sm" href="/welcome">
            <Trans>Continue your first steps</Trans>
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

function Step({ part }: { part: ProfilePart }) {
  switch (part) {
    case 'photo':
      return <Trans>Add a main photo</Trans>;
    case 'biography':
      return <Trans>Write about yourself</Trans>;
    case 'place':
      return <Trans>Say where you live</Trans>;
    case 'languages':
      return <Trans>Add your languages</Trans>;
    case 'seeking':
      return <Trans>Say who you would like to meet</Trans>;
    case 'purpose':
      return <Trans>Say what you are here for</Trans>;
    case 'cover':
      return <Trans>Add a cover photo</Trans>;
    default:
      return <Trans>Add a few basics</Trans>;
  }
}

function Why({ part }: { part: ProfilePart }) {
  switch (part) {
    case 'photo':
      return <Trans>Only members with a photo appear in the lists.</Trans>;
    case 'biography':
      return <Trans>A few sentences give others something to reply to.</Trans>;
    case 'place':
      return <Trans>Others then see your local time before they write.</Trans>;
    case 'languages':
      return <Trans>Others then know which language to start in.</Trans>;
    case 'seeking':
      return <Trans>We show you people who fit.</Trans>;
    case 'purpose':
      return <Trans>It helps you both start on the right foot.</Trans>;
    case 'cover':
      return <Trans>A place you like says more than a blank banner.</Trans>;
    default:
      return <Trans>Others see what you have in common.</Trans>;
  }
}
