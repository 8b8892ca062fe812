import { configureGlobal, hash } from 'fast-check';
import { beforeEach } from 'vitest';

const run = Math.random();

// A failed test is repeated once. With other texts and numbers it would pass, and a fault found by chance would be lost.
// Each test has a seed of its own, so that the calls of the fuzz are not all tried with the same requests.
beforeEach(({ task }) => {
  configureGlobal({ seed: hash(`${run} ${task.id}`) });
});
