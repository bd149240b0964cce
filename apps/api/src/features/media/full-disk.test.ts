import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startApi } from '../../../test/api.ts';
import { uploadPicture } from '../../../test/fixtures/upload-picture.ts';
import { canMount, openVolume } from '../../../test/providers/volume.ts';

it.skipIf(!canMount)('takes no upload on a full disk of its own for media, serves on, and says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'peonia-full-'));
  await mkdir(join(folder, 'media'));
  const volume = await openVolume(join(folder, 'media'), 32);
  const api = await startApi({ DATA_DIR: folder });
  const member = await api.register('Ben Full');
  const before = await uploadPicture(api.address, member);
  await volume.fill();

  const { status } = await uploadPicture(api.address, member);

  const ready = await fetch(`${api.address}/readyz`);
  const picture = await fetch(new URL(before.body.files[0]?.src ?? '', api.address));
  expect([before.status, status, picture.status]).toEqual([201, 503, 200]);
  expect([ready.status, await ready.json()]).toMatchObject([200, { components: { storage: 'full' } }]);
  await api.close();
  await volume.close();
  await rm(folder, { recursive: true, force: true });
});
