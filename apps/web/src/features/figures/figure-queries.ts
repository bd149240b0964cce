import { getAgreement } from '@peonia/contract/moderation/agreement.ts';
import {
  figureDimensions,
  figureNames,
  figureSpans,
  getFigureGroups,
  getFigures,
  getRetention,
  type FigureDimension,
  type FigureName,
  type FigureSpan,
} from '@peonia/contract/operation/figures.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';

/** What the page shows, as its address says. */
export interface FigureChoice {
  readonly span: FigureSpan;
  readonly name: FigureName;
  readonly by: FigureDimension;
}

/** The choice in an address; unknown values are the usual ones. */
export function readChoice(search: URLSearchParams): FigureChoice {
  const spans = Object.keys(figureSpans) as FigureSpan[];
  return {
    span: spans.find((span) => span === search.get('span')) ?? '4w',
    name: figureNames.find((name) => name === search.get('figure')) ?? 'registrations',
    by: figureDimensions.find((by) => by === search.get('by')) ?? 'country',
  };
}

export function choiceHref({ span, name, by }: FigureChoice): string {
  return `/staff/figures?span=${span}&figure=${name}&by=${by}`;
}

/** Counted once a night: the page keeps what it has. */
const staleTime = 600_000;

export function useFigures(span: FigureSpan) {
  return useQuery({
    queryKey: ['staff-figures', span],
    queryFn: ({ signal }) => call(getFigures, { query: { span } }, { signal }),
    staleTime,
  });
}

export function useFigureGroups({ span, name, by }: FigureChoice) {
  return useQuery({
    queryKey: ['staff-figures', span, name, by],
    queryFn: ({ signal }) => call(getFigureGroups, { query: { span, name, by } }, { signal }),
    staleTime,
  });
}

export function useRetention() {
  return useQuery({
    queryKey: ['staff-figures', 'retention'],
    queryFn: ({ signal }) => call(getRetention, {}, { signal }),
    staleTime,
  });
}

export function useAgreement() {
  return useQuery({
    queryKey: ['staff-figures', 'agreement'],
    queryFn: ({ signal }) => call(getAgreement, {}, { signal }),
    staleTime,
  });
}
