import cookie from '@fastify/cookie';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import type { Config } from '../../../config.ts';
import { readConfig } from '../../../config.ts';
import type { Db } from '../../../db/connection.ts';
import { loggingOptions, logRequests } from '../../../http/logging.ts';
import { answerRefusal } from '../../../http/refusals.ts';
import { serveOn } from '../../../http/serve.ts';
import type { TestModel } from '../../../testing/language-model.ts';
import { MODEL_KEY } from '../../../testing/language-model.ts';
import type { TestOpenFoodFacts } from '../../../testing/open-food-facts.ts';
import { createPatient } from '../../../testing/test-app.ts';
import { consents } from '../../auth/table.ts';
import { catalogRoutes } from '../routes.ts';

interface Outside {
  model: TestModel;
  off: TestOpenFoodFacts;
}

/** The settings that lead to the local servers. */
export function outsideSettings({ model, off }: Outside) {
  return {
    llm: { baseUrl: model.url, apiKey: MODEL_KEY, model: 'gpt-4o-mini', timeoutSeconds: 2 },
    openFoodFactsUrl: off.url,
  };
}

export interface SearchHouse {
  app: FastifyInstance;
  /** Everything the server wrote into its log. */
  logged: string[];
}

/** The catalogue's calls alone, as the application serves them. */
export async function searchHouse(db: Db, settings: Partial<Config>): Promise<SearchHouse> {
  const logged: string[] = [];
  const app = fastify(loggingOptions('debug', { write: (line) => void logged.push(line) }));
  app.setErrorHandler(answerRefusal);
  await app.register(cookie);
  logRequests(app);
  const config = { ...readConfig({ OFF_BASE_URL: 'off' }), ...settings };
  const serve = serveOn(app, { db, connections: 20, gate: async () => undefined, onServed: () => undefined });
  catalogRoutes({ config })(serve);
  return { app, logged };
}

export interface Searcher {
  id: string;
  token: string;
}

/** A patient who agreed to the use of artificial intelligence, or did not. */
export async function searcher(db: Db, { agrees = true } = {}): Promise<Searcher> {
  const patient = await createPatient(db, 'Ana Maria Braga');
  if (agrees)
    await db.insert(consents).values({ userId: patient.id, purpose: 'ai', version: CONSENT_VERSION });
  return patient;
}

export const bearer = ({ token }: Searcher) => ({ authorization: `Bearer ${token}` });
