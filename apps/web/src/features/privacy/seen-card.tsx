import { Trans } from '@lingui/react/macro';
import type { PrivacySettings } from '@peonia/contract/own-profile.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { classNames } from '@peonia/ui/class-names.ts';
import { EyeOffIcon } from '@peonia/ui/icons/eye-off.tsx';
import { EyeIcon } from '@peonia/ui/icons/eye.tsx';
import { howOthersSee, isOpen, sights } from './how-others-see.ts';
import { SightText, ViewText } from './seen-words.tsx';

/** "How others see you", with the choices as they stand on the page, saved or not. */
export function SeenCard({ privacy }: { privacy: PrivacySettings }) {
  const seen = howOthersSee(privacy);
  return (
    <Card pad edge>
      <h2 className="seen-title">
        <Trans>How others see you</Trans>
      </h2>
      <p className="small muted">
        <Trans>With your choices on this page.</Trans>
      </p>
      <ul className="seen" aria-live="polite">
        {sights.map((sight) => {
          const view = seen[sight];
          return (
            <li key={sight}>
              <span className="grow">
                <SightText sight={sight} />
              </span>
              <span className={classNames('seen-view small', isOpen(view) && 'open')}>
                {isOpen(view) ? <EyeIcon /> : <EyeOffIcon />}
                <ViewText view={view} />
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
