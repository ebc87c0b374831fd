// The packages of the repository and their layers.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foldersIn, readJson } from './files.mjs';

const GROUPS = { games: 'game', examples: 'example' };

/** Every package as {name, folder, path, layer, manifest}; folder is relative to the root. */
export function packagesOf(root) {
  const folders = [];
  for (const name of foldersIn(join(root, 'packages'))) {
    const layer = GROUPS[name];
    if (layer === undefined) folders.push([`packages/${name}`, name]);
    else
      for (const game of foldersIn(join(root, 'packages', name)))
        folders.push([`packages/${name}/${game}`, layer]);
  }
  folders.push(['bench', 'bench']);
  return folders
    .filter(([folder]) => existsSync(join(root, folder, 'package.json')))
    .map(([folder, layer]) => {
      const manifest = readJson(join(root, folder, 'package.json'));
      return { name: manifest.name, folder, path: join(root, folder), layer, manifest };
    });
}
