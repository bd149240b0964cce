import { listMailTemplates, previewMailTemplate, sendTestMail } from '@peonia/contract/operation/maildesk.ts';
import type { QueryOf } from '@peonia/contract/protocol/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { useStaffAct } from '../../moderation/staff-queue/use-staff-act.ts';

export type SampleChoice = QueryOf<typeof previewMailTemplate>;

/** Every mail that the program can send. The list changes with the version of the program alone. */
export function useTemplates() {
  return useQuery({
    queryKey: ['staff-mail-templates'],
    queryFn: ({ signal }) => call(listMailTemplates, {}, { signal }),
    staleTime: Infinity,
  });
}

/** Milliseconds for which an address of a preview is used; the server takes it for five minutes. */
const addressMs = 4 * 60_000;

/** A mail with invented values. Asked again once its addresses are about to end. */
export function usePreview(name: string, choice: SampleChoice) {
  return useQuery({
    queryKey: ['staff-mail-preview', name, choice],
    queryFn: ({ signal }) => call(previewMailTemplate, { params: { name }, query: choice }, { signal }),
    staleTime: addressMs,
    gcTime: addressMs,
  });
}

export function useTestMail(name: string) {
  const { isBusy, run } = useStaffAct({ refetch: [] });
  const send = (choice: SampleChoice) => run(() => call(sendTestMail, { params: { name }, body: choice }));
  return { isBusy, send };
}
