import { Trans, useLingui } from '@lingui/react/macro';
import { partnerPages, pidPattern } from '@peonia/contract/partners/partners.ts';
import { languageFacts, languages } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { type SubmitEvent, useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useAddLink } from './use-links.ts';
import * as css from '../partners.module.css';

/** A new link: campaign, page, language, and a code if the partner wants their own. */
export function LinkForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const { isBusy, add } = useAddLink();
  const [campaign, setCampaign] = useState('');
  const [page, setPage] = useState<(typeof partnerPages)[number]>('landing');
  const [opened, setOpened] = useState(language);
  const [pid, setPid] = useState('');
  const pages = {
    landing: t`Start page`,
    online: t`Members online`,
    latest: t`New members`,
    hottest: t`Popular members`,
  };
  const isPidWrong = pid !== '' && !new RegExp(pidPattern).test(pid);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const link = { campaign: campaign.trim(), page, language: opened, ...(pid === '' ? {} : { pid }) };
    if (!(await add(link))) return;
    toast.show({ text: t`The link is ready.` });
    onClose();
  };
  return (
    <form className="stack" onSubmit={(event) => void send(event)}>
      <Field label={<Trans>Campaign</Trans>} hint={<Trans>For you only, for example where you put the link.</Trans>}>
        <TextInput value={campaign} maxLength={60} onChange={(event) => setCampaign(event.target.value)} />
      </Field>
      <div className={css.fields}>
        <Field label={<Trans>Opens</Trans>}>
          <Select
            value={page}
            onChange={(event) => setPage(partnerPages.find((one) => one === event.target.value) ?? 'landing')}
            options={partnerPages.map((value) => ({ value, label: pages[value] }))}
          />
        </Field>
        <Field label={<Trans>Language</Trans>}>
          <Select
            value={opened}
            onChange={(event) => setOpened(languages.find((one) => one === event.target.value) ?? language)}
            options={languages.map((value) => ({
              value,
              label: languageFacts[value].ownName,
              lang: languageFacts[value].htmlLang,
            }))}
          />
        </Field>
        <Field
          label={<Trans>Your own code (optional)</Trans>}
          hint={<Trans>3, 4 or 6 letters and digits</Trans>}
          error={isPidWrong ? <Trans>Use 3, 4 or 6 letters and digits.</Trans> : undefined}
        >
          <TextInput
            value={pid}
            maxLength={6}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setPid(event.target.value.trim())}
          />
        </Field>
      </div>
      <div className="row">
        <Button type="submit" busy={isBusy} disabled={campaign.trim() === '' || isPidWrong}>
          <Trans>Create link</Trans>
        </Button>
        <Button variant="line" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
