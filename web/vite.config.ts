import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { groupFiles } from './build/group-files.ts';
import { laterFiles } from './build/later-files.ts';
import { leanContract } from './build/lean-contract.ts';
import { leanZod } from './build/lean-zod.ts';
import { precompress } from './build/precompress.ts';
import { preloadFont } from './build/preload-font.ts';
import { readingFiles } from './build/reading-files.ts';
import { prerender } from './build/prerender.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const apiPort = process.env.API_PORT ?? '3000';

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    tailwindcss(),
    leanContract(),
    leanZod(),
    groupFiles(),
    readingFiles(),
    optimizeLocales.vite({ locales: ['pt-BR'] }),
    VitePWA({
      // A new version waits until the patient says so: a reload in the middle of a form would lose it.
      registerType: 'prompt',
      injectRegister: false,
      includeManifestIcons: false,
      manifest: {
        id: '/',
        name: 'Leveza',
        short_name: 'Leveza',
        description: 'Saúde inteligente e canetas GLP-1',
        lang: 'pt-BR',
        dir: 'ltr',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        theme_color: '#f7f9fc',
        background_color: '#f7f9fc',
        categories: ['health', 'medical', 'lifestyle'],
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      // Our own worker, because it also shows notifications. One file: importScripts of a second one is refused under
      // Trusted Types.
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,woff2}', 'icon.svg'],
        // Only an open camera needs it, and what it reads is looked up online.
        // Nor are the engines of the exam reader and of a report's PDF kept: they are large, and few patients need them.
        globIgnores: [
          'assets/wasm-detector-*.js',
          'assets/reading-*',
          'assets/reading-*/**',
          'assets/exams.worker-*.js',
          'assets/pdf.worker-*.js',
        ],
        sourcemap: false,
      },
    }),
    preloadFont(/figtree-latin-wght-normal.*\.woff2$/),
    prerender(),
    precompress({ isQuick: process.env.QUICK_BUILD !== undefined }),
  ],
  // The shim is for React before 18, and is in the first file of every page.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  // Modules, so that a worker too loads its engines only when it needs them.
  worker: {
    format: 'es',
    rolldownOptions: { output: { chunkFileNames: 'assets/reading-[name]-[hash].js' } },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: `http://localhost:${apiPort}` } },
  },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    sourcemap: process.env.MAPS !== undefined,
    modulePreload: { polyfill: false, resolveDependencies: laterFiles },
    // Data URIs would need a wider content security policy.
    assetsInlineLimit: 0,
  },
});
