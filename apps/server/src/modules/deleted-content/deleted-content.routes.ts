import { auditEndpoints } from '@second-bell/contract';

import { deskOf } from '#modules/desk/desk.ts';
import { implement } from '#plugins/implement.ts';

import type { App } from '../../app-instance.ts';
import { getDeletedContent, restoreContent } from './deleted-content.service.ts';

export async function deletedContentRoutes(app: App): Promise<void> {
  const { deletedContent, restoreContent: restore } = auditEndpoints;

  implement(app, deletedContent, () => getDeletedContent(app.db));
  implement(app, restore, ({ request, params }) => restoreContent(deskOf(app, request), params.id));
}
