import type { ViewedPage } from '@peonia/contract/moderation/view-as.ts';
import type { Endpoint } from '@peonia/contract/protocol/endpoint.ts';

/** A read that staff may make in a view as a member, with what it shows. */
export interface ViewableRead {
  readonly endpoint: Pick<Endpoint, 'method' | 'path'>;
  readonly page: ViewedPage;
}
