import { MINUTE_MS } from '@leveza/domain/time/spans.ts';

/** Says the same thing once a minute at most: a database that is away fails every poll of every queue. */
export function onceAMinute(say: (failure: object) => void, now: () => number = Date.now) {
  const saidAt = new Map<string, number>();
  return (failure: { kind?: unknown; code?: unknown }) => {
    const what = `${String(failure.kind)} ${String(failure.code)}`;
    if (now() - (saidAt.get(what) ?? -Infinity) < MINUTE_MS) return;
    saidAt.set(what, now());
    say(failure);
  };
}
