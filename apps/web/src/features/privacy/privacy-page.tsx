import { Trans } from '@lingui/react/macro';
import type { PrivacySettings } from '@peonia/contract/profiles/own-profile.ts';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { Switch } from '@peonia/ui/switch/switch.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { useMe } from '../../platform/session/session.ts';
import { SettingsFrame } from '../settings/settings-frame.tsx';
import { DeleteAccountNote } from './delete-account-note.tsx';
import { MessageChoice } from './message-choice.tsx';
import { PrivacyPreviewCard } from './privacy-preview-card.tsx';
import { RequestChoice } from './request-choice.tsx';
import { SaveStatus } from './save-status.tsx';
import { usePrivacyForm } from './use-privacy-form.ts';
import { VisibilityChoice } from './visibility-choice.tsx';
import * as css from './privacy.module.css';

/** Privacy settings with the effect of each choice. Source: specification section 3, "Privacy". */
export default function PrivacyPage() {
  const me = useMe();
  return me === null ? null : <Privacy key={me.id} saved={me.privacy} />;
}

function Privacy({ saved }: { saved: PrivacySettings }) {
  const { language } = useLanguage();
  const { privacy, state, change } = usePrivacyForm(saved);
  const ownLanguage = languageFacts[language].ownName;
  return (
    <div className={css.privacy}>
      <SettingsFrame current="/setting/privacy" title={<Trans>Privacy</Trans>} aside={<SaveStatus state={state} />}>
        <VisibilityChoice value={privacy.visibility} onChange={(visibility) => change({ visibility })} />
        <MessageChoice value={privacy.message_privacy} onChange={(message_privacy) => change({ message_privacy })} />
        <RequestChoice
          value={privacy.friend_preference}
          onChange={(friend_preference) => change({ friend_preference })}
        />
        <Card pad edge as="div" className={css.switches}>
          <Switch
            className={css.switchRow}
            label={
              <b>
                <Trans>Show when I am online</Trans>
              </b>
            }
            hint={<Trans>Turn off to appear offline to everyone, all the time</Trans>}
            checked={privacy.online_status === 'available'}
            onChange={(event) => change({ online_status: event.target.checked ? 'available' : 'offline' })}
          />
          <Switch
            className={css.switchRow}
            label={
              <b>
                <Trans>Show that I visited a profile</Trans>
              </b>
            }
            hint={<Trans>Turn off to browse profiles privately. You then cannot see your own visitors either</Trans>}
            checked={privacy.leaves_visits === 1}
            onChange={(event) => change({ leaves_visits: event.target.checked ? 1 : 0 })}
          />
          <Switch
            className={css.switchRow}
            label={
              <b>
                <Trans>Read receipts and typing</Trans>
              </b>
            }
            hint={<Trans>Turn off so that no one sees what you have read or that you are typing</Trans>}
            checked={privacy.shows_reading === 1}
            onChange={(event) => change({ shows_reading: event.target.checked ? 1 : 0 })}
          />
          <Switch
            className={css.switchRow}
            label={
              <b>
                <Trans>Lists of the phrase game</Trans>
              </b>
            }
            hint={<Trans>Turn off to play without being listed and without a badge on your profile</Trans>}
            checked={privacy.lists_game === 1}
            onChange={(event) => change({ lists_game: event.target.checked ? 1 : 0 })}
          />
          <Switch
            className={css.switchRow}
            label={
              <b>
                <Trans>Only messages in my language</Trans>
              </b>
            }
            hint={
              <Trans>
                Anyone but a friend who writes in a language other than {ownLanguage} or those in your profile is asked
                to use one of them
              </Trans>
            }
            checked={privacy.block_foreign === 1}
            onChange={(event) => change({ block_foreign: event.target.checked ? 1 : 0 })}
          />
        </Card>
      </SettingsFrame>
      <aside className={css.privacySeen}>
        <PrivacyPreviewCard privacy={privacy} />
        <DeleteAccountNote />
      </aside>
    </div>
  );
}
