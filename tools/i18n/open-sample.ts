import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const repository = join(import.meta.dirname, '../..');

/** A small project with catalogues of its own, for the tests of these tools. */
export interface Sample {
  readonly root: string;
  readonly write: (path: string, text: string) => Promise<void>;
  readonly read: (path: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Makes a sample inside the repository, so that its configuration finds the installed packages. */
export async function openSample(): Promise<Sample> {
  await mkdir(join(repository, '.cache'), { recursive: true });
  const root = await mkdtemp(join(repository, '.cache/i18n-'));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  };
  await copyFile(join(repository, 'lingui.config.ts'), join(root, 'lingui.config.ts'));
  await write(
    'packages/contract/src/protocol/errors.ts',
    "export const errors = { gone: { code: 400016, message: 'This account was closed.' } };\n",
  );
  await write(
    'apps/web/src/features/likes/likes-page.tsx',
    `import { Trans } from '@lingui/react/macro';
const LikesPage = ({ name }: { name: string }) => <Trans>Say hi to <b>{name}</b></Trans>;
`,
  );
  return {
    root,
    write,
    read: (path) => readFile(join(root, path), 'utf8'),
    close: () => rm(root, { recursive: true }),
  };
}
