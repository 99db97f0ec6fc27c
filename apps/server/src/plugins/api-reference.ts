import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

import type { App } from '../app-instance.ts';

const REFERENCE_PATH = '/api/reference';

/** `GET /api/openapi.json` and a page to read it, both made from the contract's entries as they are registered. */
export async function registerApiReference(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Second Bell API',
        version: '1',
        description: 'Exam content, attempts and answers. Errors are always { message, code, issues? }.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: REFERENCE_PATH,
    staticCSP: true,
    theme: { title: 'Second Bell API' },
    uiConfig: { docExpansion: 'list', deepLinking: true },
  });

  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
