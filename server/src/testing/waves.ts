import pg from 'pg';

type Run = () => Promise<unknown>;
type Ask = (text: string, run: Run) => Promise<unknown>;

interface Waves {
  /** The statements of each wave. */
  left: readonly string[][];
  ask: Ask;
}

/**
 * Lets the statements of a call leave in waves: each waits until the call asks for no further one without an answer. So
 * the number of waves says how often a patient waits for the database, on a machine of any speed.
 */
export function inWaves(): Waves {
  const left: string[][] = [];
  let held: { text: string; leave: () => void }[] = [];
  let underWay = 0;
  const release = () => {
    if (underWay > 0 || held.length === 0) return;
    const wave = held;
    held = [];
    underWay = wave.length;
    left.push(wave.map(({ text }) => text));
    for (const { leave } of wave) leave();
  };
  // Everything that goes on without an answer has gone on by the second turn of the event loop.
  const look = () => void setImmediate(() => setImmediate(release));
  const answered = () => {
    underWay -= 1;
    look();
  };
  const ask: Ask = async (text, run) => {
    await new Promise<void>((leave) => {
      held.push({ text, leave });
      look();
    });
    return run().finally(answered);
  };
  return { left, ask };
}

type Query = (...values: unknown[]) => Promise<unknown>;

/** Hands every statement of this process to `ask`, until the answer is called. */
export function watchStatements(ask: Ask): () => void {
  const restores = [pg.Pool, pg.Client].map(({ prototype }) => {
    const query = Reflect.get(prototype, 'query') as Query;
    Reflect.set(prototype, 'query', function asked(this: unknown, ...values: unknown[]) {
      const run = () => Reflect.apply(query, this, values);
      // A pool calls its client back: it was asked itself already.
      return values.some((value) => typeof value === 'function') ? run() : ask(textOf(values[0]), run);
    });
    return () => Reflect.set(prototype, 'query', query);
  });
  return () => {
    for (const restore of restores) restore();
  };
}

const textOf = (query: unknown) => (typeof query === 'string' ? query : JSON.stringify(query));
