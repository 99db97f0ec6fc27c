import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before the imports below are loaded: compiled code is kept between starts, so a warm start is quick.
enableCompileCache();
const [
  { ConfigError, readConfig },
  { serve },
  { DatabaseUnreachable },
  { DataFolderError },
  { ContentError },
] = await Promise.all([
  import('#config'),
  import('./serve.ts'),
  import('#database/connect.ts'),
  import('#database/data-folder-error.ts'),
  import('#modules/starter-content/content-files.ts'),
]);

const FOLDERS = {
  site: fileURLToPath(new URL('../../web/build/client', import.meta.url)),
  content: fileURLToPath(new URL('../../../content', import.meta.url)),
};

try {
  const config = readConfig(process.env);
  if (config.processes > 1 && cluster.isPrimary) {
    keepProcesses(config.processes);
  } else {
    await serve(config, FOLDERS);
  }
} catch (error) {
  // What the person who runs the server can mend is said in one line; anything else is a bug and shows its stack.
  const isExpected = [ConfigError, DatabaseUnreachable, DataFolderError, ContentError].some(
    (kind) => error instanceof kind,
  );
  console.error(isExpected && error instanceof Error ? `Second Bell cannot start. ${error.message}` : error);
  process.exitCode = 1;
}

/** Runs so many processes on the same port. One that dies while it serves is replaced; one that cannot start ends all. */
function keepProcesses(count: number): void {
  const serving = new Set<number>();
  for (let index = 0; index < count; index += 1) cluster.fork();

  cluster.on('listening', ({ id }) => serving.add(id));
  cluster.on('exit', ({ id, exitedAfterDisconnect }) => {
    if (exitedAfterDisconnect) return;
    if (serving.delete(id)) cluster.fork();
    else process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => cluster.disconnect());
  }
}
