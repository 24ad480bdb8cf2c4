import { join } from 'node:path';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import solid from 'vite-plugin-solid';
import { laterFiles } from './laterFiles.ts';
import { precompress } from './precompress.ts';
import { sharedWorker } from './sharedWorker.ts';

// `npm run dev -w web` talks to a server on its usual port; the built client is served by that server itself.
/** The parts of the frame that need a page: the worker has none. */
const FRAME =
  /\/web\/((design|film|games|match|net|page|replay|settings|shell|table(?!\/(Menu|CloseTable|Deals|Talk|End)))\/[^?]*|worker\/(localChannel|countLocal))\.tsx?$/;

/** What the home page knows of each game. */
const ENTRIES =
  /\/(games\/[^/]+\/web\/(entry|lesson|plans|words|spoken|tools\/(words|tools))|web\/text\/(words|inEachLanguage))\.ts$/;

/** Small files that page and worker both begin with. */
const BASE =
  /\/(kernel\/(languages|wording)|bots\/names|games\/index|games\/[^/]+\/text\/(title|languages)|web\/worker\/store)\.ts$|preload-helper/;

/** What every table begins with; menu, offers, talk, votes about the absent and the end are fetched when they are needed. */
const TABLE = /\/web\/(table\/(?!Menu|CloseTable|Deals|Talk|End|Absent)|match\/)[^?]*\.tsx?$/;

const parts = laterFiles();

const server = 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    solid(),
    sharedWorker(join(import.meta.dirname, 'worker/worker.ts')),
    parts,
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['icon.svg', 'apple-touch-icon.png'],
      manifest: {
        name: 'Orrery',
        short_name: 'Orrery',
        description: 'Heavy space games, by their full rules',
        theme_color: '#0a1122',
        background_color: '#060a14',
        display: 'standalone',
        start_url: '/',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg}'],
        manifestTransforms: [(files) => ({ manifest: files.filter(({ url }) => parts.isStart(url)), warnings: [] })],
        // Whatever else was fetched once is there without a network, too.
        runtimeCaching: [
          {
            urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
            handler: 'CacheFirst',
            options: { cacheName: 'files', cacheableResponse: { statuses: [200] } },
          },
        ],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        importScripts: ['push.js'],
      },
    }),
    precompress(),
  ],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Files larger than the usual limit of 500 kB: the rules of earlier releases, each fetched by itself when such a match is opened.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // Small files are put together: the headers of each request are a third of a kilobyte.
          groups: [
            { name: 'base', test: BASE, tags: ['$initial'], priority: 3 },
            { name: 'frame', test: FRAME, tags: ['$initial'], priority: 2 },
            { name: 'entries', test: ENTRIES, tags: ['$initial'], priority: 2 },
            { name: 'table', test: TABLE, priority: 1 },
            // By itself: put together with what both Imperium games share, it would draw the solver of battles in before the first battle.
            { name: 'plans', test: /kernel\/countPlan\.ts/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
