import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { showProblem } from '../../platform/errors.tsx';
import { useMe } from '../../platform/session/session.ts';
import { LeaveGuard, SettingsFrame } from '../settings/public.ts';
import { BiographyField } from './biography-field.tsx';
import { useSaveProfile } from './save-profile.ts';
import './profile-form.css';

/** The member's own words about themselves, on a page of their own. Source: specification section 2, /setting/introduction. */
export default function IntroductionPage() {
  const me = useMe();
  return me === null ? null : <Introduction key={me.id} biography={me.profile.biography} />;
}

function Introduction({ biography }: { biography: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const save = useSaveProfile();
  const [saved, setSaved] = useState(biography);
  const [text, setText] = useState(biography);
  const [isBusy, setBusy] = useState(false);
  const isDirty = text !== saved;

  const submit = async (): Promise<boolean> => {
    setBusy(true);
    try {
      const fresh = (await save({ biography: text })).biography;
      setSaved(fresh);
      // What was typed while the answer was on its way stays.
      setText((now) => (now === text ? fresh : now));
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
      <form
        className="stack cards"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Card pad edge as="div" className="stack">
          <p className="muted">
            <Trans>Write as you would tell a friend. Others read it in their language, with your own words one line below.</Trans>
          </p>
          <BiographyField value={text} rows={8} onChange={setText} />
        </Card>
        <div className="form-save">
          <Button type="submit" disabled={!isDirty} busy={isBusy} busyLabel={t`Saving`}>
            <Trans>Save changes</Trans>
          </Button>
        </div>
      </form>
      <LeaveGuard isDirty={isDirty} onSave={submit} />
    </SettingsFrame>
  );
}
