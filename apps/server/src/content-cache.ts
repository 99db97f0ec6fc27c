import { LRUCache } from 'lru-cache';

const MAX_BYTES = 64 * 1024 * 1024;

/** What is kept: any value, with its approximate size in bytes. */
export type Cached<T> = { value: T; bytes: number };

/**
 * Work on content that is done once per content version instead of once per request: prepared answers, answer keys.
 *
 * Bounded by size, so that a large question bank cannot fill the memory. Callers that ask for the same thing at once
 * share one load; a load that fails is not kept. `clear` is called when content changes.
 */
export class ContentCache {
  readonly #kept = new LRUCache<string, Cached<unknown>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  });
  #clearedAt = 0;
  #loading = new Map<string, Promise<unknown>>();

  /** The kept value, at once, for paths too hot for a promise. The key must name the type: `questions/7`, `keys/7`. */
  peek<T>(key: string): T | undefined {
    return this.#kept.get(key)?.value as T | undefined;
  }

  async get<T>(key: string, load: () => Promise<Cached<T>>): Promise<T> {
    const kept = this.#kept.get(key) ?? this.#loading.get(key);
    if (kept) return 'value' in kept ? (kept.value as T) : (kept as Promise<T>);

    const loading = this.#loading;
    const promise = load().then((cached) => {
      // After a clear, what was loaded before it may be out of date: the caller gets it, nobody else does.
      if (loading === this.#loading) this.#kept.set(key, cached);

      return cached.value;
    });
    loading.set(key, promise);
    try {
      return await promise;
    } finally {
      loading.delete(key);
    }
  }

  /** When content was last known to have changed (`performance.now()`): what was read before may be out of date. */
  get clearedAt(): number {
    return this.#clearedAt;
  }

  clear(): void {
    this.#clearedAt = performance.now();
    this.#kept.clear();
    this.#loading = new Map();
  }
}
