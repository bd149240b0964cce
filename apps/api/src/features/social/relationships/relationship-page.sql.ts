import { hotRead } from '../../../platform/db/statement.ts';
import { relationshipPage, type RelationshipPage } from '../../privacy/public.ts';
import { cardOf, type CardValue } from '../../profiles/public.ts';
import { requestPage } from './friend-request.sql.ts';

/** A row of a list of friends, requests or blocks, with the member's card and the reader's note. */
export interface RelationshipRow {
  readonly other_id: number;
  readonly id: number;
  readonly is_pinned?: boolean;
  readonly card: CardValue | null;
  readonly remark: string;
}

const withCards = (page: string, order: string) => `with page as materialized (${page})
  select page.*, ${cardOf('page.other_id')} as card,
    coalesce((select note.content from member_remark note where note.member_id = :reader and note.other_id = page.other_id), '') as remark
  from page order by ${order}`;

/** Hot: friends or blocked members. */
export const readRelationshipPage = hotRead<
  RelationshipPage & { language: string },
  RelationshipRow & Record<string, unknown>
>('relationship_page', withCards(relationshipPage, 'page.is_pinned desc, page.id desc'));

/** Hot: requests that wait for the reader's decision. */
export const readRequestPage = hotRead<
  { reader: number; reader_vip: boolean; language: string; before: number; most: number },
  RelationshipRow & Record<string, unknown>
>('request_page', withCards(requestPage, 'page.id desc'));
