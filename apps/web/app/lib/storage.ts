/** What this browser keeps between visits. A full or blocked storage is no failure: the page goes on in memory alone. */

/** The value kept under a key; undefined where there is none that can be read. */
export function readKept(key: string): unknown {
  return parseJson(withStorage((storage) => storage.getItem(key)));
}

export function keep(key: string, value: unknown): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify(value)));
}

export function forget(key: string): void {
  withStorage((storage) => storage.removeItem(key));
}

/** The keys that begin so; none where nothing can be read. */
export function keptKeys(prefix: string): string[] {
  return withStorage((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? [];
}

/** Undefined where the access throws: reading the property alone does where the browser blocks site data. */
export function withStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(window.localStorage);
  } catch {
    return undefined;
  }
}

/** Undefined where the text is none, or no JSON: another program, or an older page, may have written it. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
