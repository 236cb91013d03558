import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StatefulApp } from '../../backend/test/started-app.ts';
import { gridFactoriesOn } from '../../backend/test/grid-factories.ts';

/** Matches every filter of the contract. */
const model = {
  modelcode: 'AURORA_15_HYB',
  description: "Aurora, l'è (100%) + *",
  rangeMY: '2026-2027',
  maxMyVideoAvailable: '2026',
  ccadmActive: true,
};

async function aurora(app: StatefulApp, version: number): Promise<void> {
  await app.aModel({ ...model, vetele: '3410127' });
  await app.sql(
    `UPDATE commercial_model SET range_my = $1, max_my_video_available = $2, version = $3 WHERE modelcode = $4`,
    [model.rangeMY, model.maxMyVideoAvailable, version, model.modelcode],
  );
}

async function iconsOfFamily(app: StatefulApp): Promise<void> {
  await aurora(app, 1);
  const grids = gridFactoriesOn(app);
  await grids.anOption({ code: 'ICN', as400: 'CERCHI LEGA 17 DIAM.' });
  await grids.aGridOption({ vetele: '3410127', code: 'ICN', colours: [] });
  await app.clearCache('grids');
  const group = (
    await app.sql<{ code: string }>(
      `SELECT g.code FROM opt_group g JOIN opt_item i ON i.opt_group_id = g.id WHERE i.code = 'ICN'`,
    )
  )[0]!.code;
  const folder = join(app.imagesDir, '3410127', group, 'ICN');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'menu_icon.jpg'), 'an icon');
}

export const carModelStates = (app: StatefulApp) => ({
  'the car model AURORA_15_HYB': () => aurora(app, 3),
  async 'the car model AURORA_15_HYB changed by a colleague'() {
    await aurora(app, 4);
    await app.sql(
      `INSERT INTO change_log (id, at, actor, entity, entity_id, action, before, after)
       OVERRIDING SYSTEM VALUE VALUES (921, $1, 'Giulia Ferri', 'carModel', $2, 'update', $3, $4)`,
      [app.clock.now, model.modelcode, JSON.stringify({ ...model, rangeMY: '2026' }), JSON.stringify(model)],
    );
  },
  async 'the car model LINCE_PHEV that nothing uses'() {
    await app.sql(
      `INSERT INTO commercial_model (modelcode, description) VALUES ('LINCE_PHEV', 'Lince PHEV')`,
    );
  },
  'icons of the family of AURORA_15_HYB': () => iconsOfFamily(app),
});
