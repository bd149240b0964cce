import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { sharedChunks } from './vite-chunks.ts';
import { cssModules, keepModuleStyles } from './vite-css-modules.ts';
import { linguiPlugins } from './vite-lingui.ts';

const source = join(import.meta.dirname, 'src');

const browserInput: Record<string, string> = {
  boot: join(source, 'boot.ts'),
  app: join(source, 'entry-app.tsx'),
  landing: join(source, 'entry-landing.tsx'),
};
const browserOutput: Rolldown.OutputOptions = {
  entryFileNames: 'assets/[name]-[hash].js',
  codeSplitting: { groups: sharedChunks(import.meta.dirname) },
};
/** What the server imports of the build, and the route table for the bundle budgets. */
const serverInput: Record<string, string> = {
  'make-renderer': join(source, 'routes/server/make-renderer.tsx'),
  'all-routes': join(source, 'routes/all-routes.ts'),
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...linguiPlugins, keepModuleStyles()],
  // React has the hook itself since version 18: its replacement would weigh on every page.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  ssr: { noExternal: [/^@peonia\//] },
  css: { modules: cssModules },
  build: {
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // The server names the scripts of the first page. Lists of those of all later pages would weigh on every one;
      // styles must be there before them.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((name) => name.endsWith('.css')) : needed,
    },
    rolldownOptions: {
      // Class names of CSS Modules become constants in place of lookups.
      optimization: { inlineConst: true },
      input: isSsrBuild ? serverInput : browserInput,
      output: isSsrBuild ? {} : browserOutput,
    },
  },
}));
