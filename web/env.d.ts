/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />

/** The address of a worker that shares its files with the page (web/sharedWorker.ts). */
declare module 'virtual:shared-worker' {
  const url: string;
  export default url;
}
