import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { ImagePlusIcon } from '@peonia/ui/icons/image-plus.tsx';
import { LockIcon } from '@peonia/ui/icons/lock.tsx';
import { UploadPicker } from '../../media/uploads/upload-picker.tsx';
import type { PostsList } from '../state/queries.ts';
import { AudienceChoice } from './audience-choice.tsx';
import { PostsLeft } from './posts-left.tsx';
import type { Composing } from './use-composer.ts';
import { VideoPicker } from './video-picker.tsx';
import * as css from './composer.module.css';

/** Toolbar of the composer: attachments, audience, quota and the post button. */
export function ComposerTools({ composing, quota }: { composing: Composing } & Pick<PostsList, 'quota'>) {
  const { t } = useLingui();
  const { uploads, hasFailed, isPreparing, price, toggleSecret, widest, visible, setAudience, isPosting } = composing;
  const { add } = uploads;
  return (
    <>
      <div className={css.composerTools}>
        <UploadPicker
          uploads={{ add, kinds: 'pictures' }}
          variant="ghost"
          size="sm"
          icon={<ImagePlusIcon />}
          aria-label={t`Photo`}
        >
          <span className="desktop-only">{t`Photo`}</span>
        </UploadPicker>
        <VideoPicker uploads={uploads} />
        <Button
          variant={price === null ? 'ghost' : 'soft'}
          size="sm"
          icon={<LockIcon />}
          aria-label={t`Secret`}
          aria-pressed={price !== null}
          onClick={toggleSecret}
        >
          <span className="desktop-only">{t`Secret`}</span>
        </Button>
        <AudienceChoice widest={widest} value={visible} onChange={setAudience} />
        <span className={css.composerLeft}>
          <PostsLeft quota={quota} />
        </span>
        <Button
          type="submit"
          size="sm"
          busy={isPosting}
          busyLabel={t`Posting`}
          disabled={uploads.isBusy || hasFailed || isPreparing}
        >
          <Trans context="verb">Post</Trans>
        </Button>
      </div>
      {hasFailed ? (
        <p className="tiny muted" role="status">
          <Trans>A file could not be uploaded. Try again or remove it, then post.</Trans>
        </p>
      ) : null}
      {isPreparing ? (
        <p className="tiny muted" role="status">
          <Trans>The video is still being prepared. It can be sold as soon as it plays.</Trans>
        </p>
      ) : null}
    </>
  );
}
