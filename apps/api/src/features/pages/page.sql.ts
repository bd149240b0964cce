import type { EditedPage, PageDraftText } from '@peonia/contract/pages/pages-desk.ts';
import { statement } from '../../platform/db/statement.ts';

export type StoredTexts = readonly PageDraftText[];

/**
 * The last version whose day has come, of each page that has one. `accepted`: versions from the last one on that asked
 * members to agree; null if none did.
 */
export const runningVersions = statement<
  object,
  { page: EditedPage; number: number; accepted: number[] | null } & Record<string, unknown>
>(
  'running_page_versions',
  `with ran as (
     select page, number, effective_at, must_agree from page_version where effective_at <= now() and withdrawn_at is null
   ), asking as (
     select distinct on (page) page, number, effective_at from ran where must_agree
     order by page, effective_at desc, number desc
   )
   select distinct on (r.page) r.page, r.number, case when a.page is not null then (
       select array_agg(s.number order by s.number) from ran s
       where s.page = r.page and (s.effective_at, s.number) >= (a.effective_at, a.number)
     ) end as accepted
   from ran r left join asking a on a.page = r.page order by r.page, r.effective_at desc, r.number desc`,
);

/** Versions that asked members to agree, after the one that a member agreed to; version 1 has no row. */
export const mustAgreeSince = statement<
  { page: EditedPage; agreed: number },
  { number: number; effective_at: Date; texts: StoredTexts } & Record<string, unknown>
>(
  'page_versions_to_agree',
  `select v.number, v.effective_at, v.texts from page_version v
   left join page_version a on a.page = v.page and a.number = :agreed
   where v.page = :page and v.must_agree and v.withdrawn_at is null and v.effective_at <= now()
     and (a.number is null or (v.effective_at, v.number) > (a.effective_at, a.number))
   order by v.effective_at, v.number limit 20`,
);

/** A version that runs or ran. */
export const versionForReaders = statement<
  { page: EditedPage; number: number },
  { texts: StoredTexts; effective_at: Date } & Record<string, unknown>
>(
  'page_version_for_readers',
  `select texts, effective_at from page_version
   where page = :page and number = :number and withdrawn_at is null and effective_at <= now()`,
);

export const versionTexts = statement<
  { page: EditedPage; number: number },
  { texts: StoredTexts; effective_at: Date } & Record<string, unknown>
>('page_version_texts', 'select texts, effective_at from page_version where page = :page and number = :number');

/** Days of the next version of each page, and its draft. */
export const pageStates = statement<
  object,
  { page: EditedPage; planned_at: Date | null; draft: StoredTexts | null } & Record<string, unknown>
>(
  'page_states',
  `select p.page, d.texts as draft,
     (select min(v.effective_at) from page_version v
      where v.page = p.page and v.withdrawn_at is null and v.effective_at > now()) as planned_at
   from (select page from page_version union select page from page_draft) p left join page_draft d on d.page = p.page
   limit 20`,
);

/** Saves and publications of one page happen one after the other. */
export const lockPage = statement<{ page: EditedPage }>(
  'lock_page',
  `select pg_advisory_xact_lock(hashtextextended('page ' || :page::text, 0))`,
);

interface StoredDraft {
  readonly texts: StoredTexts;
  readonly revision: number;
  readonly author_id: number | null;
  readonly changed_at: Date;
}

export const draftOf = statement<{ page: EditedPage }, StoredDraft & Record<string, unknown>>(
  'page_draft_of',
  'select texts, revision, author_id, changed_at from page_draft where page = :page',
);

export const storeDraft = statement<{ page: EditedPage; texts: string; author_id: number }, { revision: number }>(
  'store_page_draft',
  `insert into page_draft (page, texts, author_id) values (:page, :texts::jsonb, :author_id)
   on conflict (page) do update set texts = excluded.texts, author_id = excluded.author_id,
     revision = excluded.revision, changed_at = now()
   returning revision`,
);

export const deleteDraft = statement<{ page: EditedPage }, { revision: number }>(
  'delete_page_draft',
  'delete from page_draft where page = :page returning revision',
);

export const lastNumber = statement<{ page: EditedPage }, { number: number }>(
  'last_page_number',
  'select coalesce(max(number), 1) as number from page_version where page = :page',
);

export const insertVersion = statement<{
  page: EditedPage;
  number: number;
  texts: string;
  effective_at: Date | null;
  author_id: number;
  note: string;
  must_agree: boolean;
}>(
  'insert_page_version',
  `insert into page_version (page, number, texts, effective_at, author_id, note, must_agree)
   values (:page, :number, :texts::jsonb, coalesce(:effective_at::timestamptz, now()), :author_id, :note, :must_agree)`,
);

export interface StoredVersion {
  readonly number: number;
  readonly texts: StoredTexts;
  readonly effective_at: Date;
  readonly author_id: number | null;
  readonly note: string;
  readonly published_at: Date;
  readonly withdrawn_at: Date | null;
  /** Members are asked to agree to it. */
  readonly must_agree: boolean;
}

const columns = 'number, texts, effective_at, author_id, note, published_at, withdrawn_at, must_agree';

export const versionPage = statement<
  { page: EditedPage; last: number | null; most: number },
  StoredVersion & Record<string, unknown>
>(
  'page_version_page',
  `select ${columns} from page_version
   where page = :page and (:last::int is null or number < :last::int) order by number desc limit :most`,
);

export const versionByNumber = statement<{ page: EditedPage; number: number }, StoredVersion & Record<string, unknown>>(
  'page_version_by_number',
  `select ${columns} from page_version where page = :page and number = :number`,
);

/** Returns no row for a version that runs, ran or was withdrawn. */
export const withdrawVersion = statement<{ page: EditedPage; number: number }, { number: number }>(
  'withdraw_page_version',
  `update page_version set withdrawn_at = now()
   where page = :page and number = :number and withdrawn_at is null and effective_at > now() returning number`,
);

export const eraseAuthor = statement<{ member_id: number }>(
  'erase_page_author',
  `with drafts as (update page_draft set author_id = null where author_id = :member_id)
   update page_version set author_id = null where author_id = :member_id`,
);

export const versionsOfAuthor = statement<
  { member_id: number },
  { page: string; number: number; note: string; effective_at: Date; published_at: Date }
>(
  'page_versions_of_author',
  `select page, number, note, effective_at, published_at from page_version
   where author_id = :member_id order by published_at`,
);

export const draftsOfAuthor = statement<{ member_id: number }, { page: string; changed_at: Date }>(
  'page_drafts_of_author',
  'select page, changed_at from page_draft where author_id = :member_id order by page',
);
