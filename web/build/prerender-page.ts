import type { Loads } from './loads.ts';
import type { PrerenderedPage } from './prerender-pages.ts';
import type { Drawn } from './prerender-worker.ts';

interface Parts {
  shell: string;
  page: PrerenderedPage;
  drawn: Drawn;
  loads: Loads;
  /** Where Leveza is published; search engines and previews want whole addresses when there is one. */
  origin: string | undefined;
}

const IMAGE = { path: '/og.png', width: 1200, height: 630, alt: 'Leveza: saúde inteligente e canetas GLP-1' };
const NO_SCRIPT = 'Para entrar, criar a conta ou ver a demonstração, ative o JavaScript no navegador.';

/** Fills the empty page with its text, its title and the tags of its preview. */
export function pageFrom({ shell, page, drawn, loads, origin = '' }: Parts): string {
  const base = origin.replace(/\/+$/, '');
  const address = (path: string) => `${base}${path}`;
  const head = [
    tag('link', { rel: 'canonical', href: address(page.path) }),
    ...['og:type=website', 'og:site_name=Leveza', 'og:locale=pt_BR'].map((pair) => property(...split(pair))),
    property('og:title', drawn.title),
    property('og:description', page.description),
    property('og:url', address(page.path)),
    property('og:image', address(IMAGE.path)),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(IMAGE.width)),
    property('og:image:height', String(IMAGE.height)),
    property('og:image:alt', IMAGE.alt),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...filesOf(page.module, loads).map((file) =>
      tag('link', { rel: 'modulepreload', crossorigin: '', href: `/${file}` }),
    ),
  ];
  return [
    [/<title>.*?<\/title>/s, `<title>${escape(drawn.title)}</title>`],
    [
      /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/,
      tag('meta', { name: 'description', content: page.description }),
    ],
    [/<\/head>/, `${head.join('\n    ')}\n  </head>`],
    [/<div id="root"><\/div>/, `<div id="root" data-page="${page.path}">${drawn.markup}</div>`],
    [/<noscript\s*>.*?<\/noscript\s*>/s, `<noscript>${NO_SCRIPT}</noscript>`],
  ].reduce((html, [pattern, text]) => replaced(html, pattern as RegExp, text as string), shell);
}

function replaced(html: string, pattern: RegExp, text: string): string {
  if (!pattern.test(html)) throw new Error(`The page has no ${pattern} to fill`);
  return html.replace(pattern, () => text);
}

/** The page's own scripts; those of the entry are already asked for by the page itself. */
function filesOf(module: string, loads: Loads): string[] {
  const [entry, own] = [loads['index.html'], loads[module]];
  if (!entry || !own) throw new Error(`The build has no ${module}`);
  return own.filter((file) => !entry.includes(file));
}

function property(name: string, content: string): string {
  return tag('meta', { property: name, content });
}

function split(pair: string): [string, string] {
  const [name = '', value = ''] = pair.split('=');
  return [name, value];
}

function tag(name: string, attributes: Record<string, string>): string {
  const words = Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`);
  return `<${name} ${words.join(' ')} />`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
