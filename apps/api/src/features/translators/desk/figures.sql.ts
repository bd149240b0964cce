import type { TranslationDesk } from '@peonia/contract/translation/translation-desk.ts';
import { statement } from '../../../platform/db/statement.ts';

type Figures = TranslationDesk['figures'];

/** Figures of a translator; work refunded for a complaint does not count. */
function figuresOf(member: string): string {
  return `(select jsonb_build_object(
      'delivered', count(*) filter (where o.state = 'done'),
      'words', coalesce(sum(o.words) filter (where o.state = 'done'), 0),
      'characters', coalesce(sum(o.characters) filter (where o.state = 'done'), 0),
      'refunded', count(*) filter (where o.refund = 'complaint'),
      'marks', count(o.mark) filter (where o.state = 'done'),
      'mark', round(avg(o.mark) filter (where o.state = 'done'), 1),
      'returned', (select count(*) from translation_return r where r.member_id = ${member}))
    from translation_order o where o.translator_id = ${member} and o.state in ('done', 'refunded'))`;
}

export const ownFigures = statement<{ member_id: number }, { figures: Figures }>(
  'own_translator_figures',
  `select ${figuresOf(':member_id')} as figures`,
);

/** Everybody who translates a language pair. */
export const translators = statement<
  object,
  { user_id: number; name: string; pairs: { from: string; to: string }[]; figures: Figures } & Record<string, unknown>
>(
  'list_translators',
  `select a.id as user_id, a.name, jsonb_agg(jsonb_build_object('from', p.source, 'to', p.target) order by p.source, p.target) as pairs, ${figuresOf('a.id')} as figures
   from active_account a join translator_pair p on p.member_id = a.id group by a.id, a.name order by a.name`,
);
