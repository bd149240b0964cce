import {
  addPartnerLink,
  listPartnerLinks,
  type partnerPages,
  type PartnerLink,
} from '@peonia/contract/partners/partners.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { localePath } from '../../../platform/router/local-path.ts';

const key = ['partner-links'] as const;

const paths: Record<(typeof partnerPages)[number], string> = {
  landing: '/',
  online: '/user/online',
  latest: '/user/latest',
  hottest: '/user/hottest',
};

type NewLink = Pick<PartnerLink, 'campaign' | 'page' | 'language'> & { readonly pid?: string };

/** The address that a partner passes on. */
export function addressOfLink({ page, language, pid }: PartnerLink): string {
  return `${location.origin}${localePath(paths[page], language)}?pid=${pid}`;
}

export function useLinks() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(listPartnerLinks, {}, { signal }) });
}

/** Adds a link. Returns whether it was accepted. */
export function useAddLink() {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const add = async (body: NewLink): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      await call(addPartnerLink, { body });
      await queryClient.invalidateQueries({ queryKey: key });
      return true;
    } catch (error) {
      showProblem(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, add };
}
