import { Trans } from '@lingui/react/macro';
import type { PrivacySettings } from '@peonia/contract/profiles/own-profile.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { classNames } from '@peonia/ui/class-names.ts';
import { EyeOffIcon } from '@peonia/ui/icons/eye-off.tsx';
import { EyeIcon } from '@peonia/ui/icons/eye.tsx';
import { PreviewSubjectText, PreviewValueText } from './privacy-preview-text.tsx';
import { privacyPreview, isOpen, previewSubjects } from './privacy-preview.ts';
import * as css from './privacy.module.css';

/** "How others see you", computed from the settings on the page, saved or not. */
export function PrivacyPreviewCard({ privacy }: { privacy: PrivacySettings }) {
  const seen = privacyPreview(privacy);
  return (
    <Card pad edge>
      <h2 className={css.seenTitle}>
        <Trans>How others see you</Trans>
      </h2>
      <p className="small muted">
        <Trans>With your choices on this page.</Trans>
      </p>
      <ul className={css.seen} aria-live="polite">
        {previewSubjects.map((sight) => {
          const view = seen[sight];
          return (
            <li key={sight}>
              <span className="grow">
                <PreviewSubjectText sight={sight} />
              </span>
              <span className={classNames(css.seenView, 'small', isOpen(view) && css.open)}>
                {isOpen(view) ? <EyeIcon /> : <EyeOffIcon />}
                <PreviewValueText view={view} />
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
