import { studyMaterialSchema } from '@second-bell/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { isStudyMaterial, readMaterials } from './read-materials.ts';

const MATERIAL = { id: 'a', title: 'A', type: 'guide', examType: 'GED' };

afterEach(() => vi.unstubAllGlobals());

describe('isStudyMaterial', () => {
  it.each([
    MATERIAL,
    { ...MATERIAL, subject: 'Math', content: 'Text', url: '/a', downloadUrl: '/a.pdf' },
    { ...MATERIAL, subject: 7 },
    { ...MATERIAL, url: null },
    { ...MATERIAL, type: 'song' },
    { ...MATERIAL, examType: 'SAT' },
    { ...MATERIAL, id: '' },
    { ...MATERIAL, title: undefined },
    { id: 'a' },
    'a',
    null,
  ])('judges %o as the contract does', (value) => {
    expect(isStudyMaterial(value)).toBe(studyMaterialSchema.safeParse(value).success);
  });
});

describe('readMaterials', () => {
  it('answers the list', async () => {
    vi.stubGlobal('fetch', async () => Response.json([MATERIAL]));

    await expect(readMaterials()).resolves.toEqual([MATERIAL]);
  });

  it('rejects a reply that is no list of materials', async () => {
    vi.stubGlobal('fetch', async () => Response.json([{ id: 'a' }]));

    await expect(readMaterials()).rejects.toThrow('not a list of study materials');
  });
});
