import { join, relative } from 'node:path';

import type { RouteConfigEntry } from '@react-router/dev/routes';

/** The addresses of a route map, `*` left out: what it shows is an answer to an address that does not exist. */
export function addressesOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const address = path === undefined ? parent : `${parent}/${path}`;

    return [
      ...(path === undefined || path === '*' ? [] : [address]),
      ...addressesOf(children ?? [], address),
    ];
  });
}

/** The address of a prerendered page: `ged/index.html` → `/ged`. */
export function addressOfPage(file: string): string {
  return `/${relative('.', join(file, '..')).replaceAll('\\', '/')}`;
}

/** Whether the pages of an address with a parameter were built one by one: there are no others then. */
export function isWhollyBuilt(address: string, pageAddresses: readonly string[]): boolean {
  if (!address.includes(':')) return false;
  const pattern = new URLPattern({ pathname: address });

  return pageAddresses.some((pathname) => pattern.test({ pathname }));
}

/** `/study-materials/guides/:slug` → `/study-materials/guides/`. */
export function partBeforeParameter(address: string): string {
  return address.slice(0, address.indexOf(':'));
}
