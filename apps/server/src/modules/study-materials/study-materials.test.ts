import { expect, it } from 'vitest';

import { studyMaterials } from '#database/schema.ts';

import { useApp } from '../../testing/use-app.ts';

const server = useApp();

it('lists study materials in display order, optional fields only where they are set', async () => {
  await server.db.insert(studyMaterials).values([
    {
      id: 'b',
      title: 'Fractions',
      type: 'worksheet',
      examType: 'GED',
      displayOrder: 1,
      downloadUrl: '/f.pdf',
    },
    {
      id: 'a',
      title: 'The heart',
      type: 'guide',
      examType: 'TEAS',
      displayOrder: 0,
      url: '/heart',
      subject: 'Science',
    },
  ]);

  expect(await server.call({ url: '/api/study-materials' })).toMatchObject({
    status: 200,
    body: [
      { id: 'a', title: 'The heart', type: 'guide', examType: 'TEAS', subject: 'Science', url: '/heart' },
      { id: 'b', title: 'Fractions', type: 'worksheet', examType: 'GED', downloadUrl: '/f.pdf' },
    ],
  });
});

it('answers an empty list where there is nothing yet', async () => {
  expect(await server.call({ url: '/api/study-materials' })).toMatchObject({ status: 200, body: [] });
});
