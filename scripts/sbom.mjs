// npm run sbom -- FILE: writes what Tryout is made of as CycloneDX 1.6, from the lock file alone; the same file gives the same text.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './runtime.mjs';

/** The bill of materials of a lock file. Everything in it is named, also what only building and testing needs (`excluded`). */
export function billOfMaterials(lock, { name, version, license }) {
  const packages = Object.entries(lock.packages).filter(
    ([path, entry]) => /(^|\/)node_modules\//.test(path) && !entry.link,
  );
  const refOf = (path) => purlOf(nameAt(path), lock.packages[path].version);
  const needs = new Map();
  const note = (ref, found) => needs.set(ref, new Set([...(needs.get(ref) ?? []), ...found]));
  const own = `pkg:npm/${name}@${version}`;
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (entry.link) continue;
    const isOwn = !/(^|\/)node_modules\//.test(path);
    const wanted = {
      ...entry.dependencies,
      ...entry.optionalDependencies,
      ...(isOwn ? entry.devDependencies : {}),
    };
    const found = Object.keys(wanted).flatMap((one) => placeOf(lock, path, one) ?? []);
    note(isOwn ? own : refOf(path), found.filter((place) => !lock.packages[place].link).map(refOf));
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': own, name, version, licenses: licencesOf(license) },
    },
    components: [
      ...new Map(
        packages.map(([path, entry]) => [refOf(path), componentOf(path, entry, refOf(path))]),
      ).values(),
    ],
    dependencies: [...needs]
      .map(([ref, found]) => ({ ref, dependsOn: [...found].sort() }))
      .sort((one, other) => (one.ref < other.ref ? -1 : 1)),
  };
}

function componentOf(path, entry, ref) {
  const name = nameAt(path);
  const [algorithm, digest] = /^(sha512|sha1)-(.+)$/.exec(entry.integrity ?? '')?.slice(1) ?? [];
  return {
    type: 'library',
    'bom-ref': ref,
    name,
    version: entry.version,
    scope: entry.dev || entry.devOptional ? 'excluded' : entry.optional ? 'optional' : 'required',
    ...(algorithm
      ? {
          hashes: [
            {
              alg: algorithm === 'sha512' ? 'SHA-512' : 'SHA-1',
              content: Buffer.from(digest, 'base64').toString('hex'),
            },
          ],
        }
      : {}),
    licenses: licencesOf(entry.license),
    purl: ref,
  };
}

function licencesOf(license) {
  if (!license) return [];
  return /[() ]/.test(license) ? [{ expression: license }] : [{ license: { id: license } }];
}

function purlOf(name, version) {
  return `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
}

function nameAt(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Where a package finds one that it needs: in its own folder, or in one around it; nothing where it is not installed. */
function placeOf(lock, from, name) {
  const around = from.split('/node_modules/');
  const folders = around.map((_, at) => around.slice(0, around.length - at).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].find(
    (place) => lock.packages[place],
  );
}

if (process.argv[1] === import.meta.filename) {
  const target = process.argv[2];
  if (!target || process.argv.length > 3) {
    console.error('Usage: npm run sbom -- FILE');
    process.exitCode = 1;
  } else {
    const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
    const bill = billOfMaterials(read('package-lock.json'), read('package.json'));
    const path = resolve(process.env.INIT_CWD ?? process.cwd(), target);
    writeFileSync(path, `${JSON.stringify(bill, null, 1)}\n`);
    console.log(`Wrote ${bill.components.length} components: ${path}`);
  }
}
