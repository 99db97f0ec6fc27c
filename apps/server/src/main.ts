import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before the imports below are loaded: compiled code is kept between starts, so a warm start is quick.
enableCompileCache();
const { start } = await import('./start.ts');

await start(process.env, {
  site: fileURLToPath(new URL('../../web/build/client', import.meta.url)),
  content: fileURLToPath(new URL('../../../content', import.meta.url)),
});
