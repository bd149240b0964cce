import { Trans, useLingui } from '@lingui/react/macro';
import { updateProfile } from '@peonia/contract/profiles/profiles.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { changeMe, useMe } from '../../../platform/session/session.ts';
import { SettingsForm } from '../../settings/settings-form.tsx';
import { SettingsFrame } from '../../settings/settings-frame.tsx';
import { GreetingField } from './greeting-field.tsx';
import { GreetingPhoto } from './greeting-photo.tsx';
import { GreetingPreview } from './greeting-preview.tsx';
import { TemplateList } from './template-list.tsx';

/** Settings of the say-hi greeting. Source: specification section 2, /setting/sayhi. */
export default function SayHiPage() {
  const me = useMe();
  return me === null ? null : <SayHi key={me.id} greeting={me.hi_content ?? ''} photo={me.hi_photo} />;
}

function SayHi({ greeting, photo }: { greeting: string; photo: string | null }) {
  const { t } = useLingui();
  const toast = useToast();
  const [saved, setSaved] = useState(greeting);
  const [text, setText] = useState(greeting);
  const [isBusy, setBusy] = useState(false);
  const isDirty = text.trim() !== saved;

  const submit = async (): Promise<boolean> => {
    // An empty greeting selects the default one, in the recipient's language.
    const hi_content = text.trim() === '' ? null : text.trim();
    setBusy(true);
    try {
      await call(updateProfile, { body: { hi_content } });
      changeMe((account) => ({ ...account, hi_content }));
      setSaved(hi_content ?? '');
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
    <SettingsFrame current="/setting/sayhi" title={<Trans>Say-hi message</Trans>}>
      <SettingsForm isDirty={isDirty} isBusy={isBusy} onSave={submit}>
        <Card pad edge as="div" className="stack">
          <GreetingField value={text} onChange={setText} />
          <GreetingPhoto src={photo} />
          <GreetingPreview text={text.trim()} />
        </Card>
        <Card pad edge as="div">
          <TemplateList chosen={text.trim()} onChoose={setText} />
        </Card>
      </SettingsForm>
    </SettingsFrame>
  );
}
