import { parentPort, workerData } from 'node:worker_threads';

/** The worker's input: the built app, and the pages to draw. */
export interface Work {
  entry: string;
  paths: string[];
}

export interface Drawn {
  markup: string;
  title: string;
}

interface DomModule {
  JSDOM: new (html: string, options: { url: string }) => { window: Window };
}

interface Entry {
  renderPage: (path: string) => Promise<Drawn>;
}

const GLOBALS = [
  'addEventListener',
  'document',
  'history',
  'location',
  'self',
  'sessionStorage',
  'window',
] as const;

// A thread of its own: code that finds a window leaves timers and ports behind, and they end with the thread.
const { entry, paths } = workerData as Work;
// jsdom brings no types; a name that is not a literal is not looked up.
const jsdom: string = 'jsdom';
const { JSDOM } = (await import(jsdom)) as DomModule;
const { window } = new JSDOM('<!doctype html><html lang="pt-BR"></html>', { url: 'http://localhost/' });
window.scrollTo = () => {};
for (const key of GLOBALS)
  Object.defineProperty(globalThis, key, { value: window[key], configurable: true, writable: true });

const { renderPage } = (await import(entry)) as Entry;
const drawn: Drawn[] = [];
for (const path of paths) drawn.push(await renderPage(path));
parentPort?.postMessage(drawn);
