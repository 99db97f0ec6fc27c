/** A name that no other page, tab or device makes. Unlike randomUUID(), this works on a school's server without HTTPS, too. */
export function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}
