import { join } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';

const configPath = join(import.meta.dirname, '../../lingui.config.ts');

/**
 * Compiles Lingui macros and imports of `.po` files, for builds and tests alike. With NODE_ENV=production the English
 * sources leave the code and only message ids remain. Place after `react()` in the list of plugins.
 */
export const linguiPlugins: PluginOption[] = [
  lingui({ configPath, failOnCompileError: true }),
  babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
];
