import { Trans } from '@lingui/react/macro';
import { Card } from '@peonia/ui/card/card.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { SettingsFrame } from '../../settings/settings-frame.tsx';
import { CoverPhoto } from './cover-photo.tsx';
import { MainPhoto } from './main-photo.tsx';
import * as css from '../edit/profile-form.module.css';

/** Settings of main photo and cover. */
export default function PhotosPage() {
  const me = useMe();
  if (me === null) return null;
  return (
    <SettingsFrame current="/setting/avatar" title={<Trans>Main photo and cover</Trans>}>
      <Card pad edge aria-labelledby="main-photo">
        <h2 id="main-photo" className={css.formTitle}>
          <Trans>Main photo</Trans>
        </h2>
        <MainPhoto me={me} />
      </Card>
      <Card pad edge id="cover" className={css.formAnchor} aria-labelledby="cover-photo">
        <h2 id="cover-photo" className={css.formTitle}>
          <Trans>Cover photo</Trans>
        </h2>
        <CoverPhoto profile={me.profile} />
      </Card>
    </SettingsFrame>
  );
}
