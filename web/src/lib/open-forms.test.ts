import { expect, test, vi } from 'vitest';
import { countForm, onceFormsAreClosed } from './open-forms.ts';

const work = () => vi.fn<() => void>();

test('without a form it runs at once', () => {
  const run = work();
  onceFormsAreClosed({}, run);
  expect(run).toHaveBeenCalledOnce();
});

test('it runs once the last form has closed, and not again after the next one', () => {
  const run = work();
  const [first, second] = [countForm(), countForm()];
  onceFormsAreClosed({}, run);
  first();
  expect(run).not.toHaveBeenCalled();
  second();
  countForm()();
  expect(run).toHaveBeenCalledOnce();
});

test('of one subject the last wish counts, of several each one', () => {
  const [earlier, later, other] = [work(), work(), work()];
  const end = countForm();
  const about = {};
  onceFormsAreClosed(about, earlier);
  onceFormsAreClosed(about, later);
  onceFormsAreClosed({}, other);
  end();
  expect([earlier, later, other].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
});
