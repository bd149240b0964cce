import { Trans, useLingui } from '@lingui/react/macro';
import { mailThemes, type MailTemplateSummary, type MailThemeName } from '@peonia/contract/operation/maildesk.ts';
import { languageFacts, languages } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { MailIcon } from '@peonia/ui/icons/mail.tsx';
import { Segmented } from '@peonia/ui/segmented/segmented.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useNavigate, useParams, useSearchParams } from '../../../platform/router/hooks.ts';
import { Link } from '../../../platform/router/link.tsx';
import { localePath } from '../../../platform/router/local-path.ts';
import { StaffFrame } from '../../moderation/staff-frame.tsx';
import { StaffPage } from '../../moderation/staff-page.tsx';
import { classLabels } from '../desk/mail-labels.ts';
import { TemplatePreview } from './template-preview.tsx';
import { type SampleChoice, usePreview, useTemplates, useTestMail } from './template-queries.ts';
import * as css from './templates.module.css';

/** One mail as its readers get it: by sample, language and theme, which stand in the address. */
export default function TemplatePage() {
  const { name = '' } = useParams();
  return (
    <StaffFrame current="/staff/mails">
      <StaffPage>
        <PageHead title={<Trans>Mail template</Trans>} text={<code>{name}</code>} />
        <p className={css.aside}>
          <Link className="link" href="/staff/mails?tab=templates">
            <Trans>All templates</Trans>
          </Link>
        </p>
        <Template name={name} />
      </StaffPage>
    </StaffFrame>
  );
}

function Template({ name }: { name: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useTemplates();
  if (data === undefined && error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading label={t`Loading`} shape="card" count={2} />;
  const template = data.items.find((one) => one.name === name);
  return template === undefined ? (
    <EmptyState
      level={2}
      icon={<MailIcon />}
      title={<Trans>There is no such template</Trans>}
      text={<Trans>It may have been renamed. The list has all that there are.</Trans>}
    />
  ) : (
    <Choices template={template} />
  );
}

function Choices({ template: { name, class: kind, samples } }: { template: MailTemplateSummary }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const params = useSearchParams();
  const { language: own } = useLanguage();
  // The address follows: it changes later than the next choice may come.
  const [chosen, setChosen] = useState(() => ({
    sample: samples.find((one) => one === params.get('sample')) ?? samples[0] ?? '',
    language: languages.find((one) => one === params.get('language')) ?? own,
    theme: mailThemes.find((one) => one === params.get('theme')) ?? 'light',
  }));
  const { sample, language, theme } = chosen;
  const choose = (change: Partial<typeof chosen>) => {
    const next = { ...chosen, ...change };
    setChosen(next);
    void navigate(localePath(`/staff/mails/templates/${name}?${new URLSearchParams(next).toString()}`), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const themeLabels: Readonly<Record<MailThemeName, string>> = { light: t`Light`, dark: t`Dark` };
  return (
    <>
      <Card pad edge className={css.choices}>
        <p className="small muted">{i18n._(classLabels[kind])}</p>
        <Field label={<Trans>Sample</Trans>}>
          <Select value={sample} onChange={({ target }) => choose({ sample: target.value })}>
            {samples.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={<Trans>Language</Trans>}>
          <Select
            value={language}
            onChange={({ target }) => choose({ language: languages.find((one) => one === target.value) ?? own })}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={languageFacts[one].htmlLang}>
                {languageFacts[one].ownName}
              </option>
            ))}
          </Select>
        </Field>
        <Segmented
          label={t`Theme of the mail program`}
          value={theme}
          onChange={(picked) => choose({ theme: picked })}
          segments={mailThemes.map((value) => ({ value, label: themeLabels[value] }))}
        />
        <TestButton name={name} choice={{ sample, language }} />
      </Card>
      <Preview name={name} choice={{ sample, language }} theme={theme} />
    </>
  );
}

function TestButton({ name, choice }: { name: string; choice: SampleChoice }) {
  const { t } = useLingui();
  const toast = useToast();
  const { isBusy, send } = useTestMail(name);
  const press = async () => {
    if (await send(choice)) toast.show({ text: t`Sent to your own address, marked as a test` });
  };
  return (
    <Button variant="line" icon={<MailIcon />} busy={isBusy} onClick={() => void press()}>
      <Trans>Send me a test</Trans>
    </Button>
  );
}

function Preview({ name, choice, theme }: { name: string; choice: SampleChoice; theme: MailThemeName }) {
  const { t } = useLingui();
  const { data, error, refetch } = usePreview(name, choice);
  if (data === undefined && error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading label={t`Loading`} shape="card" count={2} />;
  return <TemplatePreview preview={data} language={choice.language} theme={theme} />;
}
