import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Match } from '@peonia/contract/questions.ts';
import { sharedAtLeast } from '@peonia/core/match.ts';
import { formatPercent } from '@peonia/i18n/format.ts';
import { Progress } from '@peonia/ui/progress/progress.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Link } from '../../../platform/router/link.tsx';
import * as css from './answers-card.module.css';

/** Match score of two members; below the minimum of shared answers, how many are missing. */
export function MatchScore({ match, name }: { match: Match; name: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { percent, shared, alike } = match;
  if (percent === null) {
    return (
      <p className={`small muted ${css.matchFew}`}>
        <Plural
          value={sharedAtLeast - shared}
          one={`Answer # more question that ${name} has answered, and you see how well you match.`}
          other={`Answer # more questions that ${name} has answered, and you see how well you match.`}
        />{' '}
        <Link className="link" href="/setting/answers">
          <Trans>Answer questions</Trans>
        </Link>
      </p>
    );
  }
  const part = formatPercent(language, percent / 100);
  return (
    <div className={css.matchLine}>
      <b className={`tabular ${css.tabular}`}>{part}</b>
      <div className="grow">
        <Progress value={percent / 100} label={t`Your answers match by ${part}`} />
        <p className="small muted">
          <Trans>
            Match with you: {alike} of {shared} answers are the same
          </Trans>
        </p>
      </div>
    </div>
  );
}
