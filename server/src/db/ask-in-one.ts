import type { Db } from './connection.ts';
import type { Question } from './statement.ts';
import { fill } from './statement.ts';

type Answers<Q extends readonly Question<unknown>[]> = {
  [K in keyof Q]: Q[K] extends Question<infer Answer> ? Answer : never;
};

/**
 * Several questions as one statement: they share one round trip, one connection and one state of the data. A round trip
 * takes the server longer than most of the answers. Rows arrive as JSON, so instants are ISO text and every number of
 * an expression is a number; columns are read as their table says.
 */
export async function askInOne<const Q extends readonly Question<unknown>[]>(
  db: Db,
  ...questions: Q
): Promise<Answers<Q>> {
  const { name, text } = joined(db, questions);
  const values = questions.flatMap(({ written, valueAt }) => fill(written(db).slots, valueAt));
  const { rows } = await db.$client.query<(unknown[][] | null)[]>({ name, text, values, rowMode: 'array' });
  return questions.map(({ answer }, n) => answer(rows[0]![n] ?? [])) as Answers<Q>;
}

/** Many questions as one statement, each answer by the name of its question. */
export async function askByName<Named extends Record<string, unknown>>(
  db: Db,
  questions: { [Name in keyof Named]: Question<Named[Name]> },
): Promise<Named> {
  const answers = await askInOne(db, ...Object.values<Question<unknown>>(questions));
  return Object.fromEntries(Object.keys(questions).map((name, n) => [name, answers[n]])) as Named;
}

interface Joined {
  name: string;
  text: string;
}

const known = new Map<string, Joined>();

/** The same questions are always the same statement, which PostgreSQL keeps by its name. */
function joined(db: Db, questions: readonly Question<unknown>[]): Joined {
  const key = questions.map(({ name }) => name).join(' ');
  let one = known.get(key);
  if (!one) {
    one = { name: `in-one-${known.size}`, text: write(db, questions) };
    known.set(key, one);
  }
  return one;
}

function write(db: Db, questions: readonly Question<unknown>[]): string {
  let places = 0;
  const answers = questions.map(({ written, width }) => {
    const { text, slots } = written(db);
    const first = places;
    places += slots.length;
    const own = text.replaceAll(/\$(\d+)/g, (_, place: string) => `$${first + Number(place)}`);
    const columns = Array.from({ length: width }, (_, n) => `c${n}`).join(', ');
    return `(select json_agg(json_build_array(${columns})) from (${own}) answer(${columns}))`;
  });
  return `select ${answers.join(', ')}`;
}
