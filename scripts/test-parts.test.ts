import { expect, test } from 'vitest';
import config from '../vitest.config.ts';
import { vitest } from './test-parts.ts';

// Vitest joins several filters by 'or': two that leave out a project each leave out none.
test('every project of the tests runs in one part, and in one only', () => {
  const { projects } = (config as { test: { projects: { test: { name: string } }[] } }).test;
  const run = Object.values(vitest('.', '1')).flatMap(({ words }) =>
    words.filter((word) => word.startsWith('--project=')).map((word) => word.slice('--project='.length)),
  );
  expect(run.toSorted()).toEqual(projects.map(({ test: { name } }) => name).toSorted());
});
