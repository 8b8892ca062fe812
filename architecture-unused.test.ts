import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { isTest } from './architecture-read.ts';

const HOUSES = '{domain,contract,reading,server,web}/src/**/*.{ts,tsx}';
const USERS = [HOUSES, '{bench,e2e,scripts}/**/*.ts', 'web/{build,*}/**/*.ts', '{server,web}/*.ts'];
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm;

/** The register of clinical rules is a test; that of sources reads all exports of its files, by no name. */
const RULES = 'server/src/clinical-rules.test.ts';
const isRegister = (file: string) => file.startsWith('domain/src/sources/');

interface Source {
  file: string;
  text: string;
}

/** Names that a file exports and no program mentions: tests alone keep nothing alive. */
function unused(sources: readonly Source[]): string[] {
  const programs = sources.filter(({ file }) => !isTest(file) || file === RULES);
  const mentions = new Map<string, number>();
  for (const { text } of programs)
    for (const [word] of text.replaceAll(COMMENT, '').matchAll(/[A-Za-z_$][\w$]*/g))
      mentions.set(word, (mentions.get(word) ?? 0) + 1);
  return programs
    .filter(({ file }) => /^(domain|contract|reading|server|web)\/src\//.test(file) && !isRegister(file))
    .flatMap(({ file, text }) =>
      exportsOf({ file, text })
        .filter((name) => mentions.get(name) === 1)
        .map((name) => `${name} of ${file}`),
    );
}

const exportsOf = ({ file, text }: Source) =>
  parseSync(file, text).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { name } }) => (name === null ? [] : [name])),
  );

describe('the rule can fail', () => {
  const rule = { file: 'domain/src/usage/limits.ts', text: 'export const MOST = 10;' };

  test('a name that only its test mentions is found, and one that a comment speaks of', () => {
    const itsTest = { file: 'domain/src/usage/limits.test.ts', text: "import { MOST } from './limits.ts';" };
    const comment = { file: 'server/src/app.ts', text: '// MOST is ten.' };
    expect(unused([rule, itsTest, comment])).toEqual(['MOST of domain/src/usage/limits.ts']);
  });

  test('a name that a program mentions is in use', () => {
    const user = {
      file: 'server/src/app.ts',
      text: "import { MOST } from '@leveza/domain/usage/limits.ts';",
    };
    expect(unused([rule, user])).toEqual([]);
  });
});

test('every exported name is used by a program', () => {
  const sources = globSync(USERS, { exclude: ['**/node_modules/**', '**/dist/**'] }).map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));
  expect(sources.length).toBeGreaterThan(1500);
  expect(unused(sources)).toEqual([]);
});
