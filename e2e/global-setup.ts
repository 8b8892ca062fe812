import { runLeveza } from '../scripts/leveza-process.ts';

/** One Leveza with an empty database for all journeys, gone afterwards. */
export default async function globalSetup() {
  const leveza = await runLeveza();
  process.env.LEVEZA_URL = leveza.url;
  process.env.LEVEZA_DATA_DIR = leveza.dataDir;
  return () => leveza.stop();
}
