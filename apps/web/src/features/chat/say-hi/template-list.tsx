import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { CheckIcon } from '@peonia/ui/icons/check.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useTemplates } from './use-templates.ts';
import * as css from './say-hi.module.css';

interface TemplateListProps {
  readonly chosen: string;
  readonly onChoose: (text: string) => void;
}

/** Greeting templates in the page's language; a tap copies one into the field. */
export function TemplateList({ chosen, onChoose }: TemplateListProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useTemplates();
  return (
    <>
      <h2 className={css.hiTitle}>
        <Trans>Ideas to start with</Trans>
      </h2>
      {data !== undefined ? (
        <ul className={css.hiTemplates} data-testid="greeting-templates">
          {data.items.map(({ hi_content }) => (
            <li key={hi_content}>
              <button type="button" aria-pressed={hi_content === chosen} onClick={() => onChoose(hi_content)}>
                <span className="grow">{hi_content}</span>
                {hi_content === chosen ? <CheckIcon /> : null}
              </button>
            </li>
          ))}
        </ul>
      ) : error === null ? (
        <Loading label={t`Loading`} shape="text" />
      ) : (
        <p className="row wrap">
          <span className="muted grow">
            <Trans>The ideas could not be loaded.</Trans>
          </span>
          <Button variant="line" size="sm" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
    </>
  );
}
