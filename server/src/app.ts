import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import type { Config } from './config.ts';
import type { Db } from './db/connection.ts';
import { demoDataIn } from './demo-data.ts';
import { accountRoutes } from './features/account/routes.ts';
import { applicationRoutes } from './features/applications/routes.ts';
import { oidcRoutes } from './features/auth/oidc-routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { calendarRoutes } from './features/calendar/routes.ts';
import { carerRoutes } from './features/carers/routes.ts';
import { stopCaring } from './features/carers/stop-caring.ts';
import { followUndelivered } from './features/carers/tell-undelivered.ts';
import { catalogRoutes } from './features/catalog/routes.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { examRoutes } from './features/exams/routes.ts';
import { followProfile } from './features/exams/shared/follow-profile.ts';
import { healthRoutes } from './features/health/routes.ts';
import { interactionRoutes } from './features/interactions/routes.ts';
import { inventoryRoutes } from './features/inventory/routes.ts';
import { levelRoutes } from './features/level/routes.ts';
import { measurementRoutes } from './features/measurements/routes.ts';
import { incomingRoutes } from './features/messages/incoming/routes.ts';
import { messageRoutes } from './features/messages/routes.ts';
import { wantsSecurityMail } from './features/messages/shared/wants-security-mail.ts';
import { momentRoutes } from './features/moments/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { mealRoutes } from './features/nutrition/meal-routes.ts';
import { nutritionRoutes } from './features/nutrition/routes.ts';
import { penRoutes } from './features/pens/routes.ts';
import { photoRoutes } from './features/photos/routes.ts';
import { planRoutes } from './features/plans/routes.ts';
import { beforeUse } from './features/plans/shared/before-use.ts';
import { plannedPace } from './features/plans/shared/planned-pace.ts';
import { prescriptionRoutes } from './features/prescriptions/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { reminderRoutes } from './features/reminders/routes.ts';
import { answerMessage } from './features/reminders/shared/answer-message.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { rotationRoutes } from './features/rotation/routes.ts';
import { shareRoutes } from './features/shares/routes.ts';
import { sideEffectRoutes } from './features/side-effects/routes.ts';
import { beforeDose } from './features/side-effects/shared/before-dose.ts';
import { refuseHeldTablet } from './features/side-effects/shared/held-dose.ts';
import { billingWebhook } from './features/subscription/incoming/routes.ts';
import { subscriptionRoutes } from './features/subscription/routes.ts';
import { gateBy } from './features/subscription/shared/gate.ts';
import { rememberHosted } from './features/subscription/shared/hosted-since.ts';
import { supplyRoutes } from './features/supply/routes.ts';
import { usageRoutes } from './features/usage/routes.ts';
import { acceptJson } from './http/accept-json.ts';
import { answerUnreadable } from './http/answer-unreadable.ts';
import { serveApiDocs } from './http/api-docs.ts';
import { baseUrlOf } from './http/base-url.ts';
import { closeGracefully } from './http/close-gracefully.ts';
import type { LogDestination } from './http/logging.ts';
import { logRequests, loggingOptions } from './http/logging.ts';
import { normalUrl } from './http/normal-url.ts';
import { limitRequests } from './http/rate-limit/limit-requests.ts';
import { answerRefusal } from './http/refusals.ts';
import { refuseForeignOrigin } from './http/same-origin.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import type { Routes } from './http/serve.ts';
import { serveOn } from './http/serve.ts';
import { PACKING } from './http/constant.ts';
import { endSlowBodies } from './http/slow-bodies.ts';
import { acceptUploads } from './http/upload.ts';
import { serveWebFiles } from './http/web-files.ts';
import { forgetJobs } from './job-list.ts';
import { postBy } from './jobs/post.ts';
import { PATIENT_DATA } from './patient-data.ts';
import type { Vault } from './services/vault/vault.ts';
import { startRecord } from './start-record.ts';
import { VERSION } from './version.ts';

const MOST_BODY_BYTES = 1024 * 1024;

interface Parts {
  config: Config;
  db: Db;
  vault: Vault;
  /** Where log lines go instead of standard output. */
  logTo?: LogDestination;
  /** The app calls it after every request that may have changed something, so that reminders are planned anew. */
  afterChange?: () => void;
}

export async function buildApp({ config, db, vault, logTo, afterChange }: Parts): Promise<FastifyInstance> {
  const app = fastify({
    ...loggingOptions(config.logLevel, logTo),
    bodyLimit: MOST_BODY_BYTES,
    // The contract checks what comes and goes; Fastify's own compilers would only make the start longer.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // A whole file may take long over a bad network; a body that hardly comes in is ended earlier.
    requestTimeout: 300_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
    clientErrorHandler: answerUnreadable,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // Longer than any address can be: Fastify's own answer to a long one would not be in our words.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 65_536 },
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => normalUrl(url),
  });
  // Only JSON: a form or a text body is what another site could send without asking.
  app.removeContentTypeParser(['text/plain', 'application/json']);
  acceptJson(app);
  app.setErrorHandler(answerRefusal);

  await app.register(cookie);
  await acceptUploads(app);
  await app.register(compress, PACKING);
  addSecurityHeaders(app, { isHttps: config.publicUrl?.startsWith('https:') ?? false });
  logRequests(app);
  closeGracefully(app);
  endSlowBodies(app);
  limitRequests(app, db, config.requestsPerMinute);
  app.addHook('onRequest', (request, _reply, done) => {
    refuseForeignOrigin(request, config.publicUrl);
    done();
  });
  if (afterChange) {
    app.addHook('onResponse', ({ method }, _reply, done) => {
      if (method !== 'GET' && method !== 'HEAD') afterChange();
      done();
    });
  }

  const baseUrl = baseUrlOf(app, config);
  const post = postBy(vault);
  const features: Routes[] = [
    healthRoutes({ vault, database: config.databaseUrl ? 'external' : 'embedded' }),
    authRoutes({
      config,
      vault,
      post,
      baseUrl,
      startRecord,
      demoData: demoDataIn(vault),
      wantsSecurityMail,
    }),
    accountRoutes({ config, vault, post, patientData: PATIENT_DATA, forgetJobs }),
    profileRoutes({ vault, afterProfile: followProfile }),
    dashboardRoutes,
    momentRoutes,
    notificationRoutes,
    messageRoutes({ config, vault }),
    reminderRoutes({ config, vault }),
    catalogRoutes({ config }),
    inventoryRoutes({ plannedPace }),
    usageRoutes({ beforeUse: { ...beforeUse, refuseHeld: refuseHeldTablet }, plannedPace }),
    penRoutes,
    supplyRoutes,
    measurementRoutes,
    sideEffectRoutes,
    rotationRoutes,
    applicationRoutes({ beforeDose }),
    planRoutes({ refuseHeld: refuseHeldTablet }),
    levelRoutes,
    interactionRoutes,
    prescriptionRoutes({ vault }),
    photoRoutes({ vault }),
    examRoutes({ vault, config }),
    mealRoutes,
    nutritionRoutes({ config }),
    calendarRoutes({ baseUrl }),
    subscriptionRoutes({ config, baseUrl }),
    reportRoutes,
    shareRoutes({ baseUrl }),
    carerRoutes({ vault, hasWhatsapp: config.whatsapp !== null }),
  ];
  const served = new Set<Endpoint>();
  const serve = serveOn(app, {
    db,
    connections: config.databasePool,
    gate: gateBy(config),
    onServed: (endpoint) => served.add(endpoint),
  });
  for (const routes of features) routes(serve);
  refuseForgotten(served);
  if (config.oidc) oidcRoutes(app, { db, config, baseUrl, startRecord });
  await rememberHosted(db, config.billing, new Date());
  await billingWebhook(app, { db, config });
  const forCarers = { stopCaring: stopCaring(vault), followUndelivered };
  await incomingRoutes(app, { db, config, vault, baseUrl, answerMessage, ...forCarers });

  await serveApiDocs(app, VERSION);
  await serveWebFiles(app);
  return app;
}

function noSchemas(): never {
  throw new Error('Requests and answers are described by the contract, not by a Fastify schema.');
}

/** The start fails if the contract names a call without a route, or a route serves a call outside the contract. */
function refuseForgotten(served: Set<Endpoint>): void {
  const known = new Set<Endpoint>(Object.values(ENDPOINTS));
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
    if (!served.has(endpoint)) throw new Error(`${name} is in the contract but no feature answers it`);
  }
  for (const endpoint of served) {
    if (!known.has(endpoint))
      throw new Error(`${endpoint.method} ${endpoint.path} is answered but not in ENDPOINTS`);
  }
}
