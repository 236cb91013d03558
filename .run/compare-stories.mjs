// npm run stories -- --compare: compares selected stories with their committed pictures; `--update` replaces the pictures.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { differences, marked, shrunk } from './compare-pictures.mjs';
import { inRoot } from './project.mjs';
import { serveFiles } from './serve-files.mjs';
import { looks, takePictures } from './take-pictures.mjs';

const kept = inRoot('stories', 'pictures');
const report = inRoot('.cache', 'story-pictures');

export async function compareStories({ site, update }) {
  const ids = JSON.parse(readFileSync(`${kept}/chosen.json`, 'utf8'));
  const { entries } = JSON.parse(readFileSync(`${site}/index.json`, 'utf8'));
  const unknown = ids.filter((id) => !entries[id]);
  if (unknown.length > 0) return fail(`chosen.json names stories that are not there: ${unknown.join(', ')}`);
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });

  const { address, stop } = await serveFiles(site);
  const results = [];
  try {
    await takePictures(address, ids, async ({ id, look, picture }) => {
      const result = await judge({ id, look, picture, update });
      results.push({ id, look, ...result });
      if (result.state !== 'same') console.log(`${result.state.padEnd(8)} ${id} (${look})`);
    });
  } finally {
    await stop();
  }
  const stale = unusedPictures(ids);
  if (update) stale.forEach((name) => rmSync(`${kept}/${name}`));
  else stale.forEach((name) => results.push({ id: name, look: '', state: 'unused' }));
  return conclude(results, entries);
}

async function judge({ id, look, picture, update }) {
  if (picture instanceof Error) return { state: 'failed', reason: picture.message.split('\n')[0] };
  const name = `${id}.${look}.webp`;
  const [file, after] = [`${kept}/${name}`, await shrunk(picture)];
  const before = existsSync(file) ? readFileSync(file) : undefined;
  const blocks = before ? await differences(before, after) : undefined;
  if (blocks?.length === 0) return { state: 'same' };
  if (update) {
    writeFileSync(file, after);
    return { state: before ? 'updated' : 'added' };
  }
  writeFileSync(`${report}/after.${name}`, after);
  if (before) {
    writeFileSync(`${report}/before.${name}`, before);
    writeFileSync(`${report}/change.${name}`, await marked(after, blocks));
  }
  return { state: before ? 'changed' : 'missing', name };
}

const unusedPictures = (ids) => {
  const wanted = new Set(ids.flatMap((id) => Object.keys(looks).map((look) => `${id}.${look}.webp`)));
  return readdirSync(kept).filter((name) => name.endsWith('.webp') && !wanted.has(name));
};

function conclude(results, entries) {
  const bad = results.filter(({ state }) => !['same', 'updated', 'added'].includes(state));
  console.log(`\n${results.length - bad.length} pictures as expected, ${bad.length} not.`);
  if (bad.length === 0) return 0;
  writeFileSync(`${report}/index.html`, pageOf(bad, entries));
  return fail(
    `Look at ${report}/index.html. If the changes are intended: npm run stories -- --compare --update`,
  );
}

function fail(sentence) {
  console.error(sentence);
  return 1;
}

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const figure = (part, name, words) =>
  `<figure><figcaption>${words}</figcaption><img src="${part}.${name}" alt="" loading="lazy"></figure>`;

function sectionOf({ id, look, state, reason, name }, entries) {
  const title = entries[id] ? `${entries[id].title} · ${entries[id].name}` : id;
  const figures = {
    changed: () =>
      figure('before', name, 'Before') + figure('after', name, 'Now') + figure('change', name, 'Difference'),
    missing: () => figure('after', name, 'Now; there is no picture of it yet'),
  };
  const body = figures[state]?.() ?? `<p>${escaped(reason ?? state)}</p>`;
  return `<section><h2>${escaped(title)} <small>${look}</small></h2><div>${body}</div></section>`;
}

const pageOf = (bad, entries) => `<!doctype html><html lang="en"><meta charset="utf-8">
<title>${bad.length} stories look otherwise</title>
<style>
  body { margin: 32px; background: #f4f6f9; color: #16202e; font: 14px/1.5 system-ui, sans-serif; }
  section { margin: 32px 0; }
  h2 { margin: 0 0 8px; font-size: 16px; }
  small { color: #51607a; font-weight: 400; }
  div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; }
  figure { margin: 0; }
  figcaption { color: #51607a; }
  img { width: 100%; border: 1px solid #c9d2df; border-radius: 6px; }
</style>
<h1>${bad.length} ${bad.length === 1 ? 'picture is' : 'pictures are'} not as committed</h1>
${bad.map((one) => sectionOf(one, entries)).join('\n')}
</html>`;
