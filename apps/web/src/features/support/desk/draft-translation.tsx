import { Trans, useLingui } from '@lingui/react/macro';
import { isLanguage, languageFacts } from '@peonia/i18n/languages.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { ownNameOf } from '../ticket-labels.ts';
import type { useTranslatedDraft } from './use-translated-draft.ts';

interface DraftProps {
  readonly language: string;
  readonly draft: ReturnType<typeof useTranslatedDraft>;
  readonly isBusy: boolean;
  readonly onTranslate: () => void;
}

/** Translates the answer into the language of the ticket, and shows what is sent. */
export function DraftTranslation({ language, draft, isBusy, onTranslate }: DraftProps) {
  const { t } = useLingui();
  const name = ownNameOf(language);
  const { isOn, isStale, words } = draft;
  return (
    <>
      <Checkbox
        checked={isOn}
        label={<Trans>I write in my language; the answer is translated ({name})</Trans>}
        onChange={(event) => draft.switchTo(event.target.checked)}
      />
      {!isOn ? null : (
        <div className="stack">
          <div>
            <Button
              variant="soft"
              size="sm"
              disabled={!draft.hasContent || isBusy}
              busy={isBusy}
              busyLabel={t`Translating`}
              onClick={onTranslate}
            >
              {isStale ? <Trans>Translate again</Trans> : <Trans>Translate</Trans>}
            </Button>
          </div>
          {words === '' ? null : (
            <Field
              label={<Trans>This is sent ({name})</Trans>}
              hint={
                isStale ? (
                  <Trans>You changed your answer. Translate it again before you send it.</Trans>
                ) : (
                  <Trans>You can change it. Your own text stays beside it for the staff.</Trans>
                )
              }
            >
              <Textarea
                value={words}
                rows={5}
                maxLength={5_000}
                lang={isLanguage(language) ? languageFacts[language].htmlLang : undefined}
                onChange={(event) => draft.change(event.target.value)}
              />
            </Field>
          )}
        </div>
      )}
    </>
  );
}
