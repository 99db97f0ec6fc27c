import { DESK_NAME } from '#copy/admin.ts';

import { pageMeta } from './page-meta.ts';

/** The tags of a page that is nobody's business but the administrators': no search engine lists it. */
export function deskMeta(title: string, path: string) {
  return [...pageMeta({ title: `${title} | ${DESK_NAME}`, path }), { name: 'robots', content: 'noindex' }];
}
