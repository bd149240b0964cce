import { Trans } from '@lingui/react/macro';
import type { PrivacySettings } from '@peonia/contract/profiles/own-profile.ts';
import { useMe } from '../../../platform/session/session.ts';
import { ChoiceCards } from '../../privacy/choice-cards.tsx';
import { SaveStatus } from '../../privacy/save-status.tsx';
import { usePrivacyForm } from '../../privacy/use-privacy-form.ts';
import { SettingsFrame } from '../../settings/settings-frame.tsx';
import type { Engine } from './effective-engine.ts';
import { TranslationShareCard } from './translation-share-card.tsx';

/** Translation settings. Source: specification section 3, "translation engine". */
export default function TranslationSettingsPage() {
  const me = useMe();
  return me === null ? null : <Translation key={me.id} saved={me.privacy} />;
}

function Translation({ saved }: { saved: PrivacySettings }) {
  const { privacy, state, change } = usePrivacyForm(saved);
  return (
    <SettingsFrame
      current="/setting/translation"
      title={<Trans context="settings">Translation</Trans>}
      aside={<SaveStatus state={state} />}
    >
      <ChoiceCards<Engine>
        title={<Trans>How messages are translated for me</Trans>}
        text={<Trans>Applies to all chats, posts and profiles. The original always stays.</Trans>}
        value={privacy.translation_engine}
        onChange={(translation_engine) => change({ translation_engine })}
        choices={[
          {
            value: 'machine',
            title: <Trans>By machine</Trans>,
            consequence: <Trans>Instant, and free up to a daily limit</Trans>,
          },
          {
            value: 'human',
            title: <Trans>By a person</Trans>,
            consequence: <Trans>Only when you ask for it, and you see the price in gold first</Trans>,
          },
          {
            value: 'none',
            title: <Trans>Not at all</Trans>,
            consequence: <Trans>You read messages as they were written</Trans>,
          },
        ]}
      />
      <TranslationShareCard />
    </SettingsFrame>
  );
}
