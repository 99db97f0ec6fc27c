import type { Config } from '#config';
import { connect, type Database } from '#database/connect.ts';
import {
  ensureAdministrator,
  type FirstAdministrator,
} from '#modules/accounts/first-administrator.service.ts';
import { sealAppKeys, type Sealing } from '#modules/accounts/second-factor.service.ts';
import { openVault } from '#modules/accounts/vault.ts';
import { settleEarlierAttempts } from '#modules/attempts/earlier-attempts.service.ts';
import { loadStarterContent } from '#modules/starter-content/starter-content.service.ts';
import { deleteUnusedVersions } from '#modules/test-versions/test-versions.repo.ts';

import type { App } from './app-instance.ts';
import { buildApp } from './app.ts';
import { CannotStart } from './cannot-start.ts';
import { takeOrders } from './control.ts';
import { giveUp, say } from './say.ts';
import { findSecretKey } from './secret-key.ts';
import { onStopSignal } from './stop-signals.ts';
import { tidy, tidyAtNight } from './tidy.ts';

/** How long what was begun may take to finish once the server is told to stop. */
const STOP_MS = 8_000;

/** What stands in the way of listening, by Node's code for it. */
const NOT_LISTENING: Record<string, string> = {
  EADDRINUSE:
    'Another program, or another Second Bell, listens there already. Stop it, or set PORT to another number',
  EACCES: 'This user may not listen there. Set PORT to a number above 1023',
  EADDRNOTAVAIL: 'HOST is no address of this machine',
};

/** Database, starter content, listen; stops cleanly on SIGINT and SIGTERM. */
export async function serve(config: Config, folders: { site: string; content: string }): Promise<void> {
  const database = await connect(config);
  try {
    const secretKey = findSecretKey(config);
    const administrator = await database.prepare(async (db) => {
      const count = await loadStarterContent(db, folders.content);
      if (count > 0) say(`Loaded ${count} practice tests from the starter content`);
      await settleEarlierAttempts(db);
      await deleteUnusedVersions(db);

      saySealing(await sealAppKeys(db, openVault(secretKey)));

      return ensureAdministrator(db, config.administrator);
    });
    // At once, before anything that may fail: it is shown no second time.
    if (administrator.newPassword !== undefined) sayFirstPassword(administrator);
    const app = await buildApp(database.db, {
      ...config,
      secretKey,
      site: folders.site,
      isStorageFull: database.isStorageFull,
      replica: database.replica,
      observe: observerOf(config, database),
    });
    await database.watchContent(() => app.content.clear());
    const stopTidying = tidyAtNight(database.db);
    const stopOrders = await takeOrdersOf(config, database);
    onStopSignal(() => {
      stopTidying();
      void stopOrders().then(() => stop(app, database));
    });

    const url = await listen(app, config);
    say(`Second Bell is ready: ${url}`);
    say(`Administrator: ${administrator.email}, who logs in at ${url}/admin`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(app: App, { port, host }: Config): Promise<string> {
  return app.listen({ port, host }).catch((error: unknown) => {
    const reason = error instanceof Error && 'code' in error ? NOT_LISTENING[String(error.code)] : undefined;

    throw reason === undefined ? error : new CannotStart(`${reason}: ${host}, port ${port}.`);
  });
}

/** Takes no more, finishes what was begun, and ends the process, which may be held by its channel to another. */
async function stop(app: App, database: Database): Promise<void> {
  setTimeout(() => giveUp('Not all that was begun could be finished.'), STOP_MS).unref();
  try {
    await app.close();
    await database.close();
  } catch (error) {
    giveUp(`Not all that was begun could be finished. ${String(error)}`);
  }
  process.exit();
}

/** Counts calls for `/metrics`, where there is a port to read them. */
function observerOf({ metricsPort }: Config, database: Database): ((app: App) => Promise<void>) | undefined {
  if (metricsPort === undefined) return undefined;

  return async (app) => {
    const { countProcess } = await import('./metrics.ts');
    app.addHook('onClose', await countProcess(app, database, metricsPort));
  };
}

/** The embedded database is this process's alone: what commands want of it, they ask for here. */
async function takeOrdersOf({ dataDir }: Config, { db, copyFiles }: Database): Promise<() => Promise<void>> {
  if (!copyFiles) return async () => {};

  return takeOrders(dataDir, {
    tidy: () => tidy(db),
    copy: async () => ({ folder: await copyFiles() }),
  });
}

function saySealing({ sealed, unreadable }: Sealing): void {
  if (sealed > 0) say(`Encrypted the keys of ${sealed} apps that make codes`);
  if (unreadable > 0) {
    say(
      `${unreadable} people cannot sign in by the codes of their app: its key cannot be read with this server's secret (SECRET_KEY, or secret.key in the data folder). Their recovery codes still work.`,
    );
  }
}

function sayFirstPassword({ email, newPassword }: FirstAdministrator): void {
  say(`The first administrator is ${email}, with the password ${newPassword}`);
  say('Write the password down: it is shown only this once.');
}
