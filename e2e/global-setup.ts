import { runLeveza } from '../scripts/leveza-process.ts';
import { startOutsideWorlds } from './outside-worlds.ts';

/** The bounds of the memory (ADR 14) cost a fifth of the server's processor time in collections; the bench tries them. */
const V8_AS_IT_IS: readonly string[] = [];

/** One Leveza with an empty database for all journeys, gone afterwards, and the services it asks. */
export default async function globalSetup() {
  const outside = await startOutsideWorlds();
  const imports = ['cheap-passwords', 'no-wait-for-disk'].map((name) => `./server/src/testing/${name}.ts`);
  const leveza = await runLeveza(outside.env, { imports, flags: V8_AS_IT_IS });
  process.env.LEVEZA_URL = leveza.url;
  return async () => {
    await leveza.stop();
    await outside.stop();
  };
}
