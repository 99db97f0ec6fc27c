import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';

import type { Config } from '#config';
import type { Db } from '#database/connect.ts';
import type { Replica } from '#database/replica.ts';
import { registerGuard } from '#plugins/guard.ts';
import { registerApiReference } from '#plugins/api-reference.ts';
import { answerError, registerErrorHandler } from '#plugins/error-handler.ts';
import { registerDeadlines } from '#plugins/deadlines.ts';
import { registerJsonBodies } from '#plugins/json-bodies.ts';
import { createMailer } from '#plugins/mail.ts';
import { describeError } from '#plugins/log.ts';
import { registerRequestLog } from '#plugins/request-log.ts';
import { requestIds } from '#plugins/request-id.ts';
import { registerSecurityHeaders } from '#plugins/security-headers.ts';
import { registerStaticSite } from '#plugins/static-site.ts';
import { watchStalls } from '#plugins/watchdog.ts';
import { Work } from '#plugins/work.ts';
import { limitWrites } from '#plugins/write-limits.ts';
import { accountRoutes } from '#modules/accounts/accounts.routes.ts';
import { passkeyRoutes } from '#modules/accounts/passkeys.routes.ts';
import { secondFactorRoutes } from '#modules/accounts/second-factor.routes.ts';
import { ownAccountRoutes } from '#modules/accounts/own-account.routes.ts';
import { openVault } from '#modules/accounts/vault.ts';
import { administrationRoutes } from '#modules/administration/administration.routes.ts';
import { answeredRoutes } from '#modules/answered/answered.routes.ts';
import { attemptRoutes } from '#modules/attempts/attempts.routes.ts';
import { auditTrailRoutes } from '#modules/audit-trail/audit-trail.routes.ts';
import { bulkUploadRoutes } from '#modules/bulk-upload/bulk-upload.routes.ts';
import { catalogRoutes } from '#modules/catalog/catalog.routes.ts';
import { contactAdministrationRoutes, contactRoutes } from '#modules/contact/contact.routes.ts';
import { deletedContentRoutes } from '#modules/deleted-content/deleted-content.routes.ts';
import { examRoutes } from '#modules/exams/exams.routes.ts';
import { exportRoutes } from '#modules/exports/exports.routes.ts';
import { healthRoutes } from '#modules/health/health.routes.ts';
import { imageAdministrationRoutes, imageRoutes } from '#modules/images/images.routes.ts';
import { itemHealthRoutes } from '#modules/item-health/item-health.routes.ts';
import { practiceSetRoutes } from '#modules/practice-sets/practice-sets.routes.ts';
import { progressRoutes } from '#modules/progress/progress.routes.ts';
import { rescoringRoutes } from '#modules/rescoring/rescoring.routes.ts';
import { reviewRoutes } from '#modules/review/review.routes.ts';
import { settingsRoutes } from '#modules/settings/settings.routes.ts';
import {
  studyMaterialAdministrationRoutes,
  studyMaterialRoutes,
} from '#modules/study-materials/study-materials.routes.ts';
import { studyPlanRoutes } from '#modules/study-plan/study-plan.routes.ts';

import { storageFull } from './app-error.ts';
import type { App } from './app-instance.ts';
import { ContentCache } from './content-cache.ts';
import { type Deadlines, DEADLINES } from './deadline-times.ts';

type Options = Pick<
  Config,
  | 'logLevel'
  | 'logRequests'
  | 'trustProxy'
  | 'publicUrl'
  | 'smtpUrl'
  | 'writeLimits'
  | 'processes'
  | 'secretKey'
> & {
  /** The built pages; without them (tests of the API alone) only the API is served. */
  site?: string;
  /** False: browsers keep nothing for offline use, and forget what they kept. */
  isOfflineOn?: boolean;
  /** Takes each line of the log instead of the standard output. */
  log?: { write: (line: string) => void };
  /** Whether the disk is almost full; without it, it never is. */
  isStorageFull?: () => boolean;
  replica?: Replica | undefined;
  deadlines?: Deadlines;
  /** Called before the first route, to add hooks that see every call. */
  observe?: ((app: App) => Promise<void>) | undefined;
};

/** The whole server, ready to listen. The caller owns the database and closes it. */
export async function buildApp(db: Db, options: Options): Promise<App> {
  const { logLevel, log, publicUrl } = options;
  const app: App = Fastify({
    logger: { level: logLevel, serializers: { err: describeError }, ...(log && { stream: log }) },
    genReqId: requestIds(options.trustProxy),
    // The proxy in front alone: addresses that it was told by others may be made up.
    trustProxy: options.trustProxy && ((_address, hop) => hop === 0),
    // One line per request costs more than the request itself on the hot path; failures are logged by the error handler.
    // Nor does a request need a logger of its own for them.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    // As long as the longest id of the contract, percent-encoded.
    routerOptions: { maxParamLength: 2_400 },
    frameworkErrors: answerError,
    // How often Node looks for requests that are past their deadline.
    http: { connectionsCheckingInterval: 1_000 },
  }).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('db', db);
  app.decorate('vault', openVault(options.secretKey));
  const content = new ContentCache();
  app.decorate('content', content);
  app.decorate('readLate', (work) => options.replica?.read(content.clearedAt, work) ?? work(db));
  app.decorate('work', new Work());
  app.decorate('refuseWhenFull', (_request, _reply, done) => {
    done(options.isStorageFull?.() ? storageFull() : undefined);
  });
  app.decorate('limitWrites', options.writeLimits && limitWrites(options.writeLimits, options.processes));
  if (options.logRequests) registerRequestLog(app);
  await options.observe?.(app);
  app.addHook('onClose', watchStalls(app.work, app.log));
  registerErrorHandler(app);
  registerDeadlines(app, options.deadlines ?? DEADLINES);
  registerJsonBodies(app);
  registerSecurityHeaders(app);
  registerGuard(app);
  await registerApiReference(app);

  const sendMail = createMailer(options, app.log);

  await app.register(healthRoutes);
  await app.register(catalogRoutes);
  await app.register(examRoutes);
  await app.register(studyMaterialRoutes);
  await app.register(imageRoutes);
  await app.register(attemptRoutes);
  await app.register(answeredRoutes);
  await app.register(progressRoutes);
  await app.register(reviewRoutes);
  await app.register(settingsRoutes);
  await app.register(practiceSetRoutes);
  await app.register(studyPlanRoutes, { publicUrl });
  await app.register(accountRoutes, { publicUrl, sendMail });
  await app.register(ownAccountRoutes, { publicUrl, sendMail });
  await app.register(secondFactorRoutes);
  await app.register(passkeyRoutes, { publicUrl });
  // What people wrote has no place in a log.
  await app.register(contactRoutes, { sendMail: options.smtpUrl === undefined ? undefined : sendMail });
  await app.register(contactAdministrationRoutes);
  await app.register(administrationRoutes);
  await app.register(rescoringRoutes);
  await app.register(studyMaterialAdministrationRoutes);
  await app.register(bulkUploadRoutes);
  await app.register(imageAdministrationRoutes);
  await app.register(exportRoutes, { site: options.site });
  await app.register(itemHealthRoutes);
  await app.register(deletedContentRoutes);
  await app.register(auditTrailRoutes);

  await registerStaticSite(app, options);

  return app;
}
