import { useLingui } from '@lingui/react/macro';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import { spokenLanguageName } from '@peonia/i18n/spoken-languages.ts';
import { useLanguage } from '../../../platform/language/language.tsx';

/** Captions of a video, shown from the first; the menu of the player hides them. */
export function CaptionsTrack({ captions: { src, language } }: { captions: NonNullable<MediaItem['captions']> }) {
  const { t } = useLingui();
  const { language: page } = useLanguage();
  return (
    <track
      kind="captions"
      default
      src={src}
      srcLang={language ?? undefined}
      label={language === null ? t`Captions` : spokenLanguageName(page, language)}
      ref={(element) => {
        // Of a track that is added later browsers ignore `default`.
        if (element !== null) element.track.mode = 'showing';
      }}
    />
  );
}
