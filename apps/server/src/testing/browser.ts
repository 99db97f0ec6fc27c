import type { App } from '../app-instance.ts';

type Call = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
};

/** Calls the app as a browser does: it keeps cookies and sends them back. `jar` is what it keeps. */
export function newBrowser(server: { app: App }, headers: Record<string, string> = {}) {
  const jar = new Map<string, string>();

  async function call({ method = 'GET', url, body, headers: more = {} }: Call) {
    const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');
    const response = await server.app.inject({
      method,
      url,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== '' && { cookie }),
        ...headers,
        ...more,
      },
    });
    for (const line of [response.headers['set-cookie'] ?? []].flat()) keep(line);

    const isJson = String(response.headers['content-type']).includes('json');

    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers,
    };
  }

  function keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (line.includes('Max-Age=0;')) jar.delete(name);
    else jar.set(name, value);
  }

  return {
    jar,
    call,
    get: async (url: string) => call({ url }),
    post: async (url: string, body?: unknown) => call({ method: 'POST', url, body }),
  };
}
