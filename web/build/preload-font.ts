import type { Plugin } from 'vite';

/** Asks for the text's font together with the page, so words do not change shape after they are read. */
export function preloadFont(name: RegExp): Plugin {
  return {
    name: 'leveza:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.keys(bundle).find((path) => name.test(path));
        if (!file) throw new Error(`No font in the build matches ${name}`);
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
