import { countByGroup, figureSource } from '../../accounts/public.ts';

/** Characters of a day that members had translated by machine. */
export const translationFigures = figureSource(
  { name: 'translation', metrics: ['machine_characters'] },
  countByGroup(
    'translation_figures',
    `select 'machine_characters' as metric, member_id, used as value from free_translation_usage
   where day = (:from::timestamptz at time zone 'UTC')::date and used > 0`,
  ),
);
