// Compares two pictures of a story as a person would: by what they show, not by how a machine renders an edge.
import sharp from 'sharp';

/** Two thirds of the window: words can still be read, and the repository stays small. */
const SCALE = 2 / 3;
const BLOCK = 8;
/** Average difference of a block in one colour channel, out of 255: text rendered on another machine stays below 5. */
const LIMIT = 9;
/** Differing blocks: a single one may be a rounded corner or the end of a line. */
const ENOUGH = 2;

/** The picture as it is stored: smaller, and compressed. */
export async function shrunk(png) {
  const { width } = await sharp(png).metadata();
  return sharp(png)
    .resize({ width: Math.round(width * SCALE) })
    .webp({ quality: 64, effort: 5 })
    .toBuffer();
}

async function blocksOf(picture) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [columns, rows] = [Math.floor(info.width / BLOCK), Math.floor(info.height / BLOCK)];
  const sums = new Float64Array(columns * rows * 3);
  for (let y = 0; y < rows * BLOCK; y += 1)
    for (let x = 0; x < columns * BLOCK; x += 1) {
      const block = (Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK)) * 3;
      const pixel = (y * info.width + x) * info.channels;
      for (let part = 0; part < 3; part += 1) sums[block + part] += data[pixel + part];
    }
  return { columns, rows, means: sums.map((sum) => sum / BLOCK ** 2) };
}

/** The blocks in which two stored pictures differ, as [column, row]; all blocks if the sizes differ. */
export async function differences(before, after) {
  const [one, other] = await Promise.all([blocksOf(before), blocksOf(after)]);
  const all = Array.from({ length: other.columns * other.rows }, (_none, at) => at);
  const isOther = (at) =>
    [0, 1, 2].some((part) => Math.abs(one.means[at * 3 + part] - other.means[at * 3 + part]) > LIMIT);
  const isSameSize = one.columns === other.columns && one.rows === other.rows;
  const found = isSameSize ? all.filter(isOther) : all;
  return found.length < ENOUGH ? [] : found.map((at) => [at % other.columns, Math.floor(at / other.columns)]);
}

/** The picture, faded, with a red overlay on the changed blocks. */
export async function marked(picture, blocks) {
  const { width, height } = await sharp(picture).metadata();
  const boxes = blocks
    .map(([x, y]) => `<rect x="${x * BLOCK}" y="${y * BLOCK}" width="${BLOCK}" height="${BLOCK}"/>`)
    .join('');
  const veil = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff" opacity="0.6"/><g fill="#e5002b" opacity="0.55">${boxes}</g></svg>`;
  return sharp(picture)
    .greyscale()
    .toColourspace('srgb')
    .composite([{ input: Buffer.from(veil) }])
    .webp({ quality: 72 })
    .toBuffer();
}
