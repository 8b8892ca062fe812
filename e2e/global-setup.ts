import { runLeveza } from '../scripts/leveza-process.ts';
import { startOutsideWorlds } from './outside-worlds.ts';

/** One Leveza with an empty database for all journeys, gone afterwards, and the services it asks. */
export default async function globalSetup() {
  const outside = await startOutsideWorlds();
  const imports = ['cheap-passwords', 'no-wait-for-disk'].map((name) => `./server/src/testing/${name}.ts`);
  const leveza = await runLeveza(outside.env, { imports });
  process.env.LEVEZA_URL = leveza.url;
  return async () => {
    await leveza.stop();
    await outside.stop();
  };
}
