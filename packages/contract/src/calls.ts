import type { EndpointShape } from './endpoint.ts';
import type { endpoints } from './index.ts';
import { routes } from './routes.ts';

/**
 * A call as the browser knows it: where to send it.
 *
 * What goes in and out, `E`, is known to the compiler alone: no schema is loaded. The server holds both to it.
 */
export type Call<E extends EndpointShape = EndpointShape> = {
  readonly method: E['method'];
  readonly path: E['path'];
  /** Never there; it ties the call to its entry. */
  readonly endpoint?: E;
};

type CallsOf<Endpoints extends Record<string, EndpointShape>> = {
  readonly [Name in keyof Endpoints]: Call<Endpoints[Name]>;
};

/** Every call of the API, grouped as `endpoints` is. */
export const calls: { readonly [Group in keyof typeof endpoints]: CallsOf<(typeof endpoints)[Group]> } =
  routes;
