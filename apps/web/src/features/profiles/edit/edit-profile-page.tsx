import { Trans, useLingui } from '@lingui/react/macro';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useEffect, useState } from 'react';
import { isRefusal } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { SettingsForm } from '../../settings/settings-form.tsx';
import { SettingsFrame } from '../../settings/settings-frame.tsx';
import { validateBirthday } from '../fields/validate-birthday.ts';
import { useSaveProfile } from '../use-save-profile.ts';
import { EditAbout } from './edit-about.tsx';
import { EditBasics } from './edit-basics.tsx';
import { EditDetails } from './edit-details.tsx';
import { changedFields, type FormErrors, type ProfileFormValues, profileFormValues } from './profile-form-values.ts';

/** Form of every profile field, saved together. Source: specification section 3. */
export default function EditProfilePage() {
  const me = useMe();
  return me === null ? null : <EditProfile key={me.id} profile={profileFormValues(me.profile)} />;
}

function EditProfile({ profile }: { profile: ProfileFormValues }) {
  const { t } = useLingui();
  const toast = useToast();
  const save = useSaveProfile();
  const [saved, setSaved] = useState(profile);
  const [values, setValues] = useState(profile);
  const [faults, setFaults] = useState<FormErrors>({});
  const [isBusy, setBusy] = useState(false);
  const changes = changedFields(saved, values);
  const isDirty = Object.keys(changes).length > 0;
  useFocusAnchor();

  const change = (next: Partial<ProfileFormValues>) => {
    setFaults({});
    setValues((now) => ({ ...now, ...next }));
  };
  const submit = async (): Promise<boolean> => {
    const fault = changes.birthday === undefined ? null : validateBirthday(changes.birthday);
    // The server remembers a birthday under the minimum age.
    if (fault !== null && fault !== 'too_young') return fail({ birthday: fault });
    setBusy(true);
    try {
      const fresh = profileFormValues(await save(changes));
      setSaved(fresh);
      // Keep what was typed while the request was in flight.
      setValues((now) => (now === values ? fresh : now));
      toast.show({ text: t`Saved` });
      return true;
    } catch (error) {
      if (isRefusal(error, 'age_too_low', 'birthday_invalid', 'birthday_fixed'))
        return fail({ birthday: error.message });
      if (isRefusal(error, 'place_unknown')) return fail({ place: error.message });
      showProblem(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const fail = (next: FormErrors): false => {
    setFaults(next);
    focusPart(next.birthday === undefined ? 'place' : 'birthday');
    return false;
  };

  return (
    <SettingsFrame current="/setting/edit" title={<Trans>Edit profile</Trans>}>
      <SettingsForm isDirty={isDirty} isBusy={isBusy} onSave={submit}>
        <EditAbout values={values} change={change} />
        <EditBasics values={values} faults={faults} change={change} />
        <EditDetails values={values} change={change} />
      </SettingsForm>
    </SettingsFrame>
  );
}

/** `#biography` in the URL focuses that field. */
function useFocusAnchor(): void {
  useEffect(() => {
    const name = location.hash.slice(1);
    if (name !== '') focusPart(name);
  }, []);
}

function focusPart(id: string): void {
  requestAnimationFrame(() => {
    const part = document.getElementById(id);
    part?.scrollIntoView({ block: 'start' });
    part?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
  });
}
