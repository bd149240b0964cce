import type { Endpoint } from '@peonia/contract/protocol/endpoint.ts';
import type { Call, Caller } from '../../../platform/http/call.ts';

/** The parts of a call that an act needs. */
export type MemberCall = Pick<Call<Endpoint>, 'db' | 'emit' | 'afterCommit' | 'language'> & { readonly caller: Caller };
