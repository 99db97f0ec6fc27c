// After `react-router build`: what the search looks through, loaded by the page when somebody searches.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { SITE } from './built-pages.ts';
import { readSearchTexts } from './search-texts.ts';

await writeFile(join(SITE, 'search-texts.json'), JSON.stringify(await readSearchTexts()));
