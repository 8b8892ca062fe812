import { expect, test } from 'vitest';
import { tallyJourneys } from './tally-journeys.ts';
import { tallyVitest } from './tally-vitest.ts';

const error = (message: string) => ({ message });

function vitestModule(path: string, tests: [string, string, string?][], own: string[] = [], flaky = '') {
  const allTests = tests.map(([fullName, state, message]) => ({
    fullName,
    result: () => ({ state, errors: message === undefined ? undefined : [error(message)] }),
    diagnostic: () => ({ flaky: fullName === flaky }),
  }));
  const suite = { fullName: 'boxes', errors: () => (path === 'suite.test.ts' ? [error('no database')] : []) };
  const children = { allTests: () => allTests, allSuites: () => [suite] };
  return { relativeModuleId: path, errors: () => own.map(error), children };
}

test('a failed test of Vitest is named with its file and the first line of its message', () => {
  const modules = [
    vitestModule('a.test.ts', [
      ['adds', 'passed'],
      ['boxes > closes', 'failed', '\u001B[31mexpected 1\u001B[39m to be 2\nat …'],
    ]),
    vitestModule('b.test.ts', [['adds', 'passed']]),
  ];
  expect(tallyVitest(modules, [])).toEqual({
    passed: 2,
    failed: 1,
    failures: ['a.test.ts › boxes > closes: expected 1 to be 2'],
    repeated: [],
  });
});

test('a file that does not load, a setup that fails and an error outside of all tests are failures', () => {
  const modules = [
    vitestModule('a.test.ts', [], ['No such export\nat …']),
    vitestModule('suite.test.ts', [['closes', 'skipped']]),
  ];
  expect(tallyVitest(modules, [error('connection ended')])).toEqual({
    passed: 0,
    failed: 3,
    failures: [
      'a.test.ts: No such export',
      'suite.test.ts › boxes: no database',
      'outside of the tests: connection ended',
    ],
    repeated: [],
  });
});

test('a test of Vitest that passed only when repeated counts as passed and is named', () => {
  const tests: [string, string, string?][] = [
    ['adds', 'passed'],
    ['opens', 'passed', 'not yet there'],
  ];
  expect(tallyVitest([vitestModule('a.test.ts', tests, [], 'opens')], [])).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
    repeated: ['a.test.ts › opens: not yet there'],
  });
});

test('journeys that failed, or passed only when repeated, are named at any depth', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    line: 7,
    tests: [{ status, results: [{ errors: messages.map(error) }, { errors: [] }] }],
  });
  const file = 'pens.spec.ts';
  const inner = { file, specs: [spec('is fine', 'expected'), spec('is slow', 'flaky')] };
  const specs = [spec('opens a pen', 'unexpected', '\n\u001B[31mError: not visible\u001B[39m\nCall log')];
  const report = {
    stats: { expected: 1, flaky: 1 },
    suites: [{ file, specs, suites: [inner] }],
    errors: [error('Error: the server did not start\nat …')],
  };
  expect(tallyJourneys(report)).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      'e2e/pens.spec.ts:7 › opens a pen: Error: not visible',
      'outside of the journeys: Error: the server did not start',
    ],
    repeated: ['e2e/pens.spec.ts:7 › is slow'],
  });
});
