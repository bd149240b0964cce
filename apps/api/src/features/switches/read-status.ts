import type { getServiceStatus as endpoint, ServiceStatus } from '@peonia/contract/operation/switches.ts';
import { fillBrand } from '@peonia/i18n/pages/page-tree.ts';
import type { Call } from '../../platform/http/call.ts';
import { maintenanceText } from '../../platform/operations/maintenance/maintenance-text.ts';
import type { Switches } from './open-switches.ts';

/** Whether there is maintenance, with its text in the language of the reader. */
export async function readStatus(
  { language }: Pick<Call<typeof endpoint>, 'language'>,
  { switches, brand }: { switches: Switches; brand: string },
): Promise<ServiceStatus> {
  const state = switches.maintenance();
  if (state === null) return { maintenance: null };
  const { title, paragraphs } = maintenanceText(language, state);
  return {
    maintenance: {
      title: fillBrand(title, brand),
      text: fillBrand(paragraphs.join('\n\n'), brand),
      until: state.until?.toISOString() ?? null,
    },
  };
}
