import { countByGroup, figureSource } from '../../accounts/public.ts';

/** Translations of a day that members paid people for. */
export const translationOrderFigures = figureSource(
  { name: 'translators', metrics: ['human_orders'] },
  countByGroup(
    'translation_order_figures',
    `select 'human_orders' as metric, payer_id as member_id, 1 as value from translation_order
   where ordered_at >= :from::timestamptz and ordered_at < :before::timestamptz`,
  ),
);
