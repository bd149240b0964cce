import { Trans, useLingui } from '@lingui/react/macro';
import { pageSummaryMax } from '@peonia/contract/pages/page-consents.ts';
import { pageTextMax, type PageDraftText } from '@peonia/contract/pages/pages-desk.ts';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { LanguagesIcon } from '@peonia/ui/icons/languages.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { LanguageTexts } from '../../moderation/texts/language-texts.tsx';
import { textState } from './page-draft.ts';

/** What the parser of pages knows. */
const forms = '## … {#anchor}, ### …, **…**, […](/faq), - …, > …';

interface FieldsProps {
  readonly text: PageDraftText;
  /** Whether members agree to this page, and are told what changed. */
  readonly hasSummary: boolean;
  readonly onChange: (text: PageDraftText) => void;
  /** Translation of the English text; null where it is English, or no service is configured. */
  readonly translate: { readonly isBusy: boolean; readonly isReady: boolean; readonly run: () => void } | null;
}

/** Title, description and text in one language, with what is missing. */
export function PageTextFields({ text, hasSummary, onChange, translate }: FieldsProps) {
  const { t } = useLingui();
  const { htmlLang } = languageFacts[text.language];
  const state = textState(text);
  const labels = { complete: t`Complete`, partial: t`Incomplete`, empty: t({ message: 'Missing', context: 'page' }) };
  return (
    <LanguageTexts
      language={text.language}
      state={state}
      stateLabel={labels[state]}
      level={3}
      action={
        translate === null ? null : (
          <Button
            variant="soft"
            size="sm"
            icon={<LanguagesIcon />}
            disabled={!translate.isReady}
            busy={translate.isBusy}
            busyLabel={t`Translating`}
            onClick={translate.run}
          >
            <Trans>Translate from English</Trans>
          </Button>
        )
      }
    >
      <Field label={<Trans>Title</Trans>}>
        <TextInput
          lang={htmlLang}
          value={text.title}
          maxLength={pageTextMax.title}
          autoComplete="off"
          onChange={(event) => onChange({ ...text, title: event.target.value })}
        />
      </Field>
      <Field label={<Trans>Description</Trans>} hint={<Trans>For search results</Trans>}>
        <Textarea
          lang={htmlLang}
          rows={2}
          value={text.description}
          maxLength={pageTextMax.description}
          onChange={(event) => onChange({ ...text, description: event.target.value })}
        />
      </Field>
      <Field label={<Trans>Text</Trans>} hint={<Trans>Markdown: {forms}</Trans>}>
        <Textarea
          lang={htmlLang}
          rows={8}
          value={text.body}
          maxLength={pageTextMax.body}
          onChange={(event) => onChange({ ...text, body: event.target.value })}
        />
      </Field>
      {hasSummary ? (
        <Field label={<Trans>What changed</Trans>} hint={<Trans>For members who must agree again</Trans>}>
          <Textarea
            lang={htmlLang}
            rows={3}
            value={text.summary ?? ''}
            maxLength={pageSummaryMax}
            onChange={(event) => onChange({ ...text, summary: event.target.value })}
          />
        </Field>
      ) : null}
    </LanguageTexts>
  );
}
