/**
 * Tells zod, before it loads, not to try `new Function`: the security policy forbids it, and browsers report each try.
 * The same as `z.config({ jitless: true })`, without zod's code on pages that do not need it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
