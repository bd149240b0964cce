import {
  figureOf,
  figureSpans,
  type FigureGroups,
  type getFigureGroups as endpoint,
} from '@peonia/contract/operation/figures.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireStaff } from '../moderation/public.ts';
import { figureGroups } from './figures.sql.ts';
import { mergeSmall } from './merge-small.ts';
import { readSpan } from './read-figures.ts';

/** One figure by group; groups of few members are one. */
export async function readGroups({ db, caller, query }: Call<typeof endpoint>, limits: Limits): Promise<FigureGroups> {
  await requireStaff(db, caller, 'figures.read', limits);
  const { name, by, span } = query;
  const { over, once = false, plain = false } = figureOf(name);
  if (plain) throw refuse('figure_without_groups');
  const { since, until } = await readSpan(db, span);
  const rows = await figureGroups.all(db, { name, by, since, until, once });
  const { days } = figureSpans[span];
  const groups = rows.map(({ grp, sum, last, members }) => ({
    group: grp,
    value: over === 'last' ? last : over === 'mean' ? Math.round((sum / days) * 10) / 10 : sum,
    members,
  }));
  return mergeSmall(groups, limits.figure_group_min);
}
