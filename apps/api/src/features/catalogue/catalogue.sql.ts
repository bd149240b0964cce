import type { CatalogueAct, CatalogueKind } from '@peonia/contract/catalogue/catalogue-rules.ts';
import type { CatalogueContent } from '@peonia/contract/catalogue/catalogue.ts';
import { statement } from '../../platform/db/statement.ts';

/** Versions of one item are published one after the other. */
export const lockItem = statement<{ kind: CatalogueKind; id: number }>(
  'lock_catalogue_item',
  `select pg_advisory_xact_lock(hashtextextended('catalogue ' || :kind::text || ' ' || :id::text, 0))`,
);

/** Number of the last version; 0 without one. */
export const lastVersion = statement<{ kind: CatalogueKind; item_id: number }, { number: number }>(
  'last_catalogue_version',
  'select coalesce(max(number), 0) as number from catalogue_version where kind = :kind and item_id = :item_id',
);

export const insertVersion = statement<{
  kind: CatalogueKind;
  item_id: number;
  number: number;
  act: CatalogueAct;
  content: string;
  author_id: number | null;
  note: string;
  client_id: string | null;
}>(
  'insert_catalogue_version',
  `insert into catalogue_version (kind, item_id, number, act, content, author_id, note, client_id)
   values (:kind, :item_id, :number, :act, :content::jsonb, :author_id, :note, :client_id)`,
);

/** Serialises calls with one client id, and returns what was created with it. */
export const lockClientId = statement<{ client_id: string }>(
  'lock_catalogue_client_id',
  `select pg_advisory_xact_lock(hashtextextended('catalogue new ' || :client_id::text, 0))`,
);

export const itemByClientId = statement<
  { client_id: string; author_id: number },
  { kind: CatalogueKind; item_id: number }
>(
  'catalogue_item_by_client_id',
  'select kind, item_id from catalogue_version where client_id = :client_id and author_id = :author_id',
);

interface VersionRow {
  readonly number: number;
  readonly act: CatalogueAct;
  readonly content: CatalogueContent;
  readonly author_id: number | null;
  readonly note: string;
  readonly published_at: Date;
}

export const versionPage = statement<
  { kind: CatalogueKind; item_id: number; last: number | null; most: number },
  VersionRow & Record<string, unknown>
>(
  'catalogue_version_page',
  `select number, act, content, author_id, note, published_at from catalogue_version
   where kind = :kind and item_id = :item_id and (:last::int is null or number < :last::int)
   order by number desc limit :most`,
);

export const versionByNumber = statement<
  { kind: CatalogueKind; item_id: number; number: number },
  { content: CatalogueContent }
>(
  'catalogue_version_by_number',
  'select content from catalogue_version where kind = :kind and item_id = :item_id and number = :number',
);

export const insertPicture = statement<{ blob: string; author_id: number }>(
  'insert_catalogue_picture',
  'insert into catalogue_picture (blob, author_id) values (:blob, :author_id)',
);

export const pictureByBlob = statement<{ blob: string }, { blob: string }>(
  'catalogue_picture_by_blob',
  'select blob from catalogue_picture where blob = :blob',
);

/** Locked until the transaction ends, so that the purge leaves it. Returns no row for an unknown picture. */
export const holdPicture = statement<{ blob: string }, { blob: string }>(
  'hold_catalogue_picture',
  'select blob from catalogue_picture where blob = :blob for update',
);

export const deleteUnusedPictures = statement<{ most: number }, { blob: string }>(
  'delete_unused_catalogue_pictures',
  `delete from catalogue_picture where blob in (
     select p.blob from catalogue_picture p
     where p.uploaded_at < now() - interval '1 day'
       and not exists (select from catalogue_version v where v.content ->> 'picture' = p.blob)
     order by p.uploaded_at limit :most for update skip locked
   ) returning blob`,
);

export const eraseAuthor = statement<{ member_id: number }>(
  'erase_catalogue_author',
  `with pictures as (update catalogue_picture set author_id = null where author_id = :member_id)
   update catalogue_version set author_id = null where author_id = :member_id`,
);

export const picturesOfAuthor = statement<{ member_id: number }, { blob: string; uploaded_at: Date }>(
  'catalogue_pictures_of_author',
  'select blob, uploaded_at from catalogue_picture where author_id = :member_id order by uploaded_at, blob',
);

export const versionsOfAuthor = statement<
  { member_id: number },
  { kind: string; item_id: number; number: number; act: string; note: string; published_at: Date }
>(
  'catalogue_versions_of_author',
  `select kind, item_id, number, act, note, published_at from catalogue_version
   where author_id = :member_id order by published_at, kind, item_id, number`,
);
