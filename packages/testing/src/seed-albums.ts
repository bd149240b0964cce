import type pg from 'pg';
import { seedPicture } from './seed-pictures.ts';

interface AlbumPicture {
  readonly owner: string;
  readonly file: string;
  readonly folder: 'public' | 'private' | 'secret';
  /** Gold, for the secret folder. */
  readonly price?: number;
  readonly caption: string;
  readonly alt: string;
}

/** What the cast has in its albums besides the pictures of its posts; each in the owner's language. */
const pictures: readonly AlbumPicture[] = [
  { owner: 'Lan Yue', file: 'lavender', folder: 'public', caption: '去年夏天', alt: '一望无际的薰衣草田' },
  { owner: 'Lan Yue', file: 'bloom', folder: 'private', caption: '家门口的花', alt: '盛开的樱花' },
  { owner: 'Lan Yue', file: 'dusk', folder: 'secret', price: 6, caption: '只给你看的黄昏', alt: '晚霞下的群山' },
  { owner: 'Mei Lin', file: 'autumn', folder: 'public', caption: '九寨沟', alt: '秋天的山林' },
  { owner: 'Mei Lin', file: 'night', folder: 'secret', price: 12, caption: '', alt: '月光下的海' },
  {
    owner: 'Sofia Ferri',
    file: 'coast',
    folder: 'secret',
    price: 4,
    caption: 'Il mio posto',
    alt: 'Tramonto sulla baia',
  },
  { owner: 'Jonas Weber', file: 'mist', folder: 'public', caption: 'Herbstmorgen', alt: 'Nebel im Tal' },
  { owner: 'Jonas Weber', file: 'city', folder: 'private', caption: 'Blick aus der Werkstatt', alt: 'Stadt am Abend' },
];

/** Fills the albums of the cast: the pictures of its posts are in the open folder, some more in each of the three. */
export async function seedAlbums(client: pg.Client, dataDir: string): Promise<void> {
  await client.query(
    `update upload set folder = 'public', album_no = nextval('upload_album_no') where 'whole' = any(renditions) and folder is null`,
  );
  for (const { owner, file, folder, price, caption, alt } of pictures) {
    const { rows } = await client.query<{ id: string | number }>('select id from account where name = $1', [owner]);
    const name = await seedPicture(client, { file, kind: 'post', ownerId: Number(rows[0]?.id), dataDir });
    await client.query(
      `update upload set folder = $2, album_no = nextval('upload_album_no'), price = $3, review = 'approved', caption = $4, alt = $5 where name = $1`,
      [name, folder, price === undefined ? null : price * 100, caption, alt],
    );
  }
}
