import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../root.ts';

/** The script that the mobile app injects into the page before its first one, as one classic script. */
export async function bundleBridge(version: string): Promise<string> {
  const bundle = await rolldown({
    input: join(root, 'apps/mobile/src/bridge.ts'),
    platform: 'browser',
    transform: { define: { SHELL_VERSION: JSON.stringify(version) } },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}
