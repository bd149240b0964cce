import type { Endpoint } from '@peonia/contract/protocol/endpoint.ts';
import type { ViewedPage } from '@peonia/contract/staff/view-as.ts';

/** A read that staff may make in a view as a member, with what it shows. */
export interface ViewableRead {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  readonly page: ViewedPage;
}
