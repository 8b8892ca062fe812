import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';

const FEATURES = join(import.meta.dirname, 'features');
const sources = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
);
const read = (path: string) => readFileSync(join(FEATURES, path), 'utf8');

const endpoints: [string, Endpoint][] = Object.entries(ENDPOINTS);
const changes = endpoints.filter(([, { method }]) => method !== 'GET').map(([name]) => name);
const fileOf = (name: string) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

describe('every change has one file of its name, with a function of its name', () => {
  test.each(changes)('%s', (name) => {
    const files = sources.filter((path) => basename(path) === fileOf(name));
    expect(files).toHaveLength(1);
    expect(read(files[0]!)).toMatch(
      new RegExp(
        String.raw`^export (async )?function ${name}\(\s*[^)]*?: (Pick<)?(Device|Visitor)?Call\b`,
        'm',
      ),
    );
  });
});

/** These run outside of a call: at the other end of a sign-in elsewhere, in a call of another service, or in a job. */
const OWN_CLOCK = [
  'auth/oidc-attempt.ts',
  'auth/oidc-routes.ts',
  'auth/send-reset-link.ts',
  'auth/sign-in-external.ts',
  'carers/send-carer-message.ts',
  'messages/incoming/routes.ts',
  'messages/jobs.ts',
  'reminders/jobs.ts',
  'subscription/ask-provider.ts',
  'subscription/incoming/routes.ts',
];

test('nothing in a feature asks for the clock: it comes with the call', () => {
  const asking = sources.filter(
    (path) => !/demo|\/testing\//.test(path) && /new Date\(\)|Date\.now\(\)/.test(read(path)),
  );
  expect(asking.toSorted()).toEqual(OWN_CLOCK);
});

/** SQL outside of a call, with the reason. */
const CLOCK_OF_THE_DATABASE: Record<string, string> = {
  'catalog/shipped.ts': 'the catalogue is loaded at the start of a process',
};

const SQL_CLOCK = /\bnow\(\)|\bcurrent_(date|time)|\blocaltime|\b(clock|statement|transaction)_timestamp\(/i;

/** Whether a text of the file, such as an SQL template, asks the database for the time. */
function asksDatabase(path: string): boolean {
  let isAsking = false;
  const look = (text: string) => {
    isAsking ||= SQL_CLOCK.test(text);
  };
  new Visitor({
    TemplateElement: ({ value }) => look(value.raw),
    Literal: ({ value }) => look(typeof value === 'string' ? value : ''),
  }).visit(parseSync(path, read(path)).program);
  return isAsking;
}

test('no statement asks the database for the time: its clock and its day may be others', () => {
  const asking = sources.filter((path) => !path.includes('/testing/') && asksDatabase(path));
  expect(asking.toSorted()).toEqual(Object.keys(CLOCK_OF_THE_DATABASE));
});

/** The exported functions of a store that ask the database nothing. */
function withoutSql(path: string): string[] {
  return read(path)
    .split(/^export /m)
    .filter((part) => /^(?:async )?function |^const \w+ = (?:async )?\(/.test(part))
    .filter((part) => !/: (?:Db|Call|Pick<Call)\b|\bsql`|\beq\(|\.question\(/.test(part))
    .map((part) => `${path}: ${part.split('(', 1)[0]}`);
}

test('a store holds SQL and nothing else', () => {
  const stores = sources.filter((path) => basename(path) === 'store.ts');
  expect(stores.length).toBeGreaterThan(15);
  expect(stores.flatMap(withoutSql)).toEqual([]);
});

test('the value of a statement goes where its parameters say: a place written by hand could have any name', () => {
  expect(sources.filter((path) => read(path).includes('placeholder('))).toEqual([]);
});

test('no verb of a request asks for the zone: it comes with the call', () => {
  const verbs = new Set(endpoints.map(([name]) => fileOf(name)));
  const asking = sources.filter((path) => verbs.has(basename(path)) && read(path).includes('findZone'));
  expect(asking).toEqual([]);
});

test('a table of contents gives no endpoint another name', () => {
  const renaming = sources.filter(
    (path) => path.endsWith('routes.ts') && /\w+ as \w+Call\b/.test(read(path)),
  );
  expect(renaming).toEqual([]);
});
