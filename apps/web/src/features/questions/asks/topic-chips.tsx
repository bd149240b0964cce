import { Trans, useLingui } from '@lingui/react/macro';
import { questionTopics, type QuestionTopic } from '@peonia/contract/questions.ts';
import { FilterChip, Filters } from '@peonia/ui/filter-chip/filter-chip.tsx';
import { topicLabels } from './topic-labels.ts';
import * as css from '../questions.module.css';

interface TopicChipsProps<T extends string> {
  readonly value: QuestionTopic | T;
  readonly onChange: (topic: QuestionTopic | T) => void;
  /** Adds "In my own words". */
  readonly withOwn?: boolean;
}

/** The topics of the catalogue as filter chips. */
export function TopicChips<T extends string = 'own'>({ value, onChange, withOwn = false }: TopicChipsProps<T>) {
  const { t, i18n } = useLingui();
  return (
    <Filters label={t`Topics`} className={css.topics}>
      {questionTopics.map((topic) => (
        <FilterChip key={topic} on={value === topic} onClick={() => onChange(topic)}>
          {i18n._(topicLabels[topic])}
        </FilterChip>
      ))}
      {withOwn ? (
        <FilterChip on={value === 'own'} onClick={() => onChange('own' as T)}>
          <Trans>In my own words</Trans>
        </FilterChip>
      ) : null}
    </Filters>
  );
}
