import { Trans, useLingui } from '@lingui/react/macro';
import type { Biographies, OwnProfile } from '@peonia/contract/profiles/own-profile.ts';
import { languageCodes } from '@peonia/contract/protocol/language-code.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { SettingsForm } from '../../settings/settings-form.tsx';
import { SettingsFrame } from '../../settings/settings-frame.tsx';
import { useSaveProfile } from '../use-save-profile.ts';
import { BiographiesField } from './biographies-field.tsx';
import { BiographyField } from './biography-field.tsx';
import * as css from './profile-form.module.css';

/** The biography for everyone and per reader language. Source: specification section 2, /setting/introduction. */
export default function IntroductionPage() {
  const me = useMe();
  return me === null ? null : <Introduction key={me.id} profile={me.profile} />;
}

interface Words {
  readonly text: string;
  readonly texts: Biographies;
}

const wordsOf = ({ biography, biographies }: Pick<OwnProfile, 'biography' | 'biographies'>): Words => ({
  text: biography,
  texts: biographies,
});

function Introduction({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui();
  const toast = useToast();
  const save = useSaveProfile();
  const [saved, setSaved] = useState(() => wordsOf(profile));
  const [words, setWords] = useState(saved);
  const [isBusy, setBusy] = useState(false);
  const changed = languageCodes.filter((code) => (words.texts[code] ?? '') !== (saved.texts[code] ?? ''));
  const isDirty = words.text !== saved.text || changed.length > 0;

  const submit = async (): Promise<boolean> => {
    setBusy(true);
    try {
      const biographies = Object.fromEntries(changed.map((code) => [code, words.texts[code] ?? '']));
      const fresh = wordsOf(await save({ biography: words.text, ...(changed.length === 0 ? {} : { biographies }) }));
      setSaved(fresh);
      // Keep what was typed while the request was in flight.
      setWords((now) => (now === words ? fresh : now));
      toast.show({ text: t`Saved` });
      return true;
    } catch (error) {
      showProblem(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return (
    <SettingsFrame current="/setting/introduction" title={<Trans>Introduction</Trans>}>
      <SettingsForm isDirty={isDirty} isBusy={isBusy} onSave={submit}>
        <Card pad edge as="div" className="stack">
          <p className="muted">
            <Trans>
              Write as you would tell a friend. Others read it in their language, with your own words one line below.
            </Trans>
          </p>
          <BiographyField value={words.text} rows={8} onChange={(text) => setWords((now) => ({ ...now, text }))} />
        </Card>
        <Card pad edge aria-labelledby="more-languages" className="stack">
          <h2 id="more-languages" className={css.formTitle}>
            <Trans>In other languages</Trans>
          </h2>
          <p className="muted">
            <Trans>If you write your own version in a language, its readers see that text first.</Trans>
          </p>
          <BiographiesField
            values={words.texts}
            onChange={(language, text) => setWords((now) => ({ ...now, texts: { ...now.texts, [language]: text } }))}
          />
        </Card>
      </SettingsForm>
    </SettingsFrame>
  );
}
