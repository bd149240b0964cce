import { Trans, useLingui } from '@lingui/react/macro';
import type { ShellSpelling, SpellingState } from '@peonia/contract/protocol/app-shell.ts';
import { type Language, languageFacts } from '@peonia/i18n/languages.ts';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';

const key = ['shell-spelling'] as const;

/** Languages whose spelling is checked while the member writes. */
export function SpellingChoice({ spelling }: { readonly spelling: ShellSpelling }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: spelling.read });
  if (error !== null) return <ListError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading label={t`Loading`} shape="row" count={3} />;

  const choose = async (code: string, isChosen: boolean) => {
    const others = data.chosen.filter((one) => one !== code);
    const chosen = isChosen ? [...others, code] : others;
    cache.setQueryData<SpellingState>(key, { ...data, chosen });
    try {
      cache.setQueryData(key, await spelling.choose(chosen));
    } catch (problem) {
      showProblem(problem);
      void cache.invalidateQueries({ queryKey: key });
    }
  };
  return (
    <fieldset>
      <legend>
        <b>
          <Trans>Check spelling in</Trans>
        </b>
      </legend>
      {data.available.length === 0 ? (
        <p className="muted">
          <Trans>Your computer chooses the languages. You can change them in its keyboard settings.</Trans>
        </p>
      ) : (
        <div className="row wrap">
          {languageLabels(data.available, language).map(({ code, label }) => (
            <Checkbox
              key={code}
              label={label}
              checked={data.chosen.includes(code)}
              onChange={(event) => void choose(code, event.target.checked)}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Names of languages, in the language of the page and in its order. */
function languageLabels(codes: readonly string[], language: Language) {
  const locale = languageFacts[language].htmlLang;
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return codes
    .map((code) => ({ code, label: names.of(code) ?? code }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}
