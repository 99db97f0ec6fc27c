import type { EndpointShape } from '@second-bell/contract';
import type { Call } from '@second-bell/contract/calls';

import { type EndpointInput, reach } from './api-client.ts';
import { FILE_SECONDS } from './time-limit.ts';

/** A call that answers with a file, under the name that the server gives it. */
export async function download<E extends EndpointShape>(
  to: Call<E>,
  input: EndpointInput<E> & { token?: string },
): Promise<File> {
  return reach(to, input, FILE_SECONDS, async (response) => {
    const name = fileNameIn(response.headers.get('content-disposition') ?? '');
    const content = await response.blob();

    return new File([content], name, { type: content.type });
  });
}

/** The name in letters of any script (RFC 6266), which this site's server always gives. */
function fileNameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];

  return encoded === undefined ? 'download' : decodeURIComponent(encoded);
}
