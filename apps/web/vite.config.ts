import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { cascadeOrder } from './vite-cascade.ts';
import { frameChunks } from './vite-chunks.ts';
import { cssModules, keepModuleStyles } from './vite-css-modules.ts';
import { linguiPlugins } from './vite-lingui.ts';
import { writtenPages } from './vite-pages.ts';
import { inlinePublicApis } from './vite-public-api.ts';

const source = join(import.meta.dirname, 'src');

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    ...linguiPlugins,
    writtenPages(),
    keepModuleStyles(),
    ...(isSsrBuild ? [] : [inlinePublicApis(), cascadeOrder(), precompress()]),
  ],
  ssr: { noExternal: [/^@peonia\//] },
  css: { modules: cssModules },
  build: {
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // The server names the scripts of the first page. Lists of those of all later pages would weigh on every one; styles must be there before them.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((name) => name.endsWith('.css')) : needed,
    },
    rolldownOptions: {
      // Class names of CSS Modules become constants in place of lookups.
      optimization: { inlineConst: true },
      ...(isSsrBuild
        ? {}
        : {
            input: {
              boot: join(source, 'boot.ts'),
              app: join(source, 'entry-app.tsx'),
              landing: join(source, 'entry-landing.tsx'),
              sw: join(source, 'service-worker.ts'),
            },
            // The worker's reach is the folder it lies in, so it lies at the top under its plain name.
            output: {
              entryFileNames: (chunk: { name: string }) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
              codeSplitting: { groups: frameChunks(import.meta.dirname) },
            },
          }),
    },
  },
}));

/** Compresses every text file once, at the build, as hard as it gets. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(?:js|css|svg|json|txt|webmanifest)$/.test(file.fileName) || file.fileName.startsWith('.vite/'))
            continue;
          const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (bytes.length < 512) continue;
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipSync(bytes, { level: 9 }) });
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.br`,
            source: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          });
        }
      },
    },
  };
}
