import {
  deleteTerm,
  listTerms,
  listTranslators,
  saveTerm,
  type Term,
} from '@peonia/contract/translation/translation-desk.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/query.ts';

const termsKey = ['staff-terms'] as const;

export function useTerms() {
  return useQuery({ queryKey: termsKey, queryFn: ({ signal }) => call(listTerms, {}, { signal }) });
}

export function useTranslators() {
  return useQuery({ queryKey: ['staff-translators'], queryFn: ({ signal }) => call(listTranslators, {}, { signal }) });
}

export async function storeTerm(term: Omit<Term, 'id'>): Promise<void> {
  await call(saveTerm, { body: term });
  await queryClient.invalidateQueries({ queryKey: termsKey });
}

export async function removeTerm(id: number): Promise<void> {
  await call(deleteTerm, { params: { id } });
  await queryClient.invalidateQueries({ queryKey: termsKey });
}
