import { expect, test } from 'vitest';
import type { Letter } from './letter.ts';
import { htmlOf, textOf } from './letter.ts';

const LETTER: Letter = {
  title: 'Hora da sua dose',
  paragraphs: ['Olá, Ana.', 'Sua dose das 8h está na hora.\nDepois conte como foi.'],
  actions: [
    { label: 'Tomei', url: 'https://leveza.example/r/abc?a=1&b=2' },
    { label: 'Adiar 1 h', url: 'https://leveza.example/r/def' },
  ],
  footer: {
    text: 'Você recebe este e-mail porque ligou os lembretes.',
    action: { label: 'Não receber mais', url: 'https://leveza.example/sair/xyz' },
  },
};

test('the text has everything, in an order that can be read aloud', () => {
  expect(textOf(LETTER)).toBe(`Hora da sua dose

Olá, Ana.

Sua dose das 8h está na hora.
Depois conte como foi.

Tomei: https://leveza.example/r/abc?a=1&b=2
Adiar 1 h: https://leveza.example/r/def

--
Você recebe este e-mail porque ligou os lembretes.
Não receber mais: https://leveza.example/sair/xyz
`);
  expect(textOf({ title: 'A', paragraphs: ['B'] })).toBe('A\n\nB\n');
});

/** The words and addresses of the HTML, as a reader meets them. */
const contentOf = (html: string) => {
  const body = html.slice(html.indexOf('<body'));
  return {
    words: body
      .replaceAll('<br>', '\n')
      .replaceAll(/<[^>]+>/g, ' ')
      .split(/\s+/)
      .filter(Boolean)
      .join(' '),
    links: [...body.matchAll(/href="([^"]*)"/g)].map(([, url]) => url),
  };
};

test('the HTML has the same words and links', () => {
  const { words, links } = contentOf(htmlOf(LETTER));
  expect(words).toBe(
    'Leveza Hora da sua dose Olá, Ana. Sua dose das 8h está na hora. Depois conte como foi. Tomei Adiar 1 h Você recebe este e-mail porque ligou os lembretes. Não receber mais',
  );
  expect(links).toEqual([
    'https://leveza.example/r/abc?a=1&amp;b=2',
    'https://leveza.example/r/def',
    'https://leveza.example/sair/xyz',
  ]);
});

test('the HTML is small, for Portuguese readers, for both themes, and brings nothing from outside', () => {
  const html = htmlOf({ ...LETTER, paragraphs: Array.from({ length: 40 }, () => 'x'.repeat(200)) });
  expect(Buffer.byteLength(html)).toBeLessThan(20_000);
  expect(html).toMatch(/<html lang="pt-BR">/);
  expect(html).toMatch(/prefers-color-scheme:dark/);
  expect(html).not.toMatch(/<img|<script|src=|url\(|@import|<link/i);
});

test('words of a patient stay words', () => {
  const bad = `<script>alert("x")</script>'&`;
  const html = htmlOf({
    title: bad,
    paragraphs: [bad],
    actions: [
      { label: bad, url: 'https://leveza.example/"><script>' },
      { label: 'x', url: 'javascript:alert(1)' },
    ],
    footer: { text: bad, action: { label: bad, url: ' javascript:alert(1)' } },
  });
  expect(html).not.toMatch(/<script|javascript:/i);
  expect(html.match(/&lt;script&gt;alert\(&quot;x&quot;\)&lt;\/script&gt;&#39;&amp;/g)).toHaveLength(6);
  expect(contentOf(html).links).toEqual(['https://leveza.example/&quot;&gt;&lt;script&gt;', '#', '#']);
});
