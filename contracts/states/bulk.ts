/** Provider states of changes of many records. */
import type { StatefulApp } from '../../backend/test/started-app.ts';
import type { Caller } from '../states.ts';
import { signInAsMakerOf } from './change-runs.ts';

const AURORA = '^AURORA.*$';
const main = { labelGroup: 'Main Window', language: 'it' };

async function labels(app: StatefulApp): Promise<void> {
  await app.aLabel({ ...main, code: 'MAIN_BTN_CONTINUE', id: 101 });
  await app.aLabel({ ...main, code: 'MAIN_FINANCE_RATE', id: 103 });
  await app.aLabel({ ...main, code: 'MAIN_FINANCE_RATE', modelEnableRegexp: AURORA, id: 106 });
}

/** Two labels were set to another pattern at once by the caller. */
async function changed(app: StatefulApp, caller: Caller): Promise<void> {
  await signInAsMakerOf('52117', app, caller);
  for (const [id, code] of [
    [101, 'MAIN_BTN_CONTINUE'],
    [102, 'MAIN_BTN_START'],
  ] as const) {
    await app.aLabel({ ...main, code, modelEnableRegexp: AURORA, version: 2, id });
    const state = { ...main, code, label: `Text of ${code}`, modelDisableRegexp: '' };
    await app.sql(
      `INSERT INTO change_log (at, actor, entity, entity_id, action, source, before, after, xid)
       VALUES ($1, 'Giulia Ferri', 'interfaceLabel', $2, 'update', 'bulk', $3, $4, '52117')`,
      [
        app.clock.now,
        String(id),
        JSON.stringify({ ...state, modelEnableRegexp: 'DEFAULT' }),
        JSON.stringify({ ...state, modelEnableRegexp: AURORA }),
      ],
    );
  }
}

export const bulkStates = (app: StatefulApp, caller: Caller): Record<string, () => Promise<void>> => ({
  'the labels MAIN_BTN_CONTINUE and MAIN_FINANCE_RATE, the latter also for Aurora': () => labels(app),
  async 'the languages Italian, English in use and Swedish'() {
    await app.aLabel({ ...main, language: 'en' });
    await app.sql(
      `INSERT INTO language (id, code, description, active, language2_char_code, language_simple_code)
       OVERRIDING SYSTEM VALUE VALUES (7007, 'sv', 'Svenska', true, 'SV', 'sv')`,
    );
  },
  'a change of two labels': () => changed(app, caller),
  async 'a change of two labels, one of them changed since'() {
    await changed(app, caller);
    await app.sql(
      `INSERT INTO change_log (at, actor, entity, entity_id, action, before, after)
       VALUES ($1, 'Marco Neri', 'interfaceLabel', '102', 'update', '{}', '{"code": "MAIN_BTN_START"}')`,
      [app.clock.now],
    );
  },
});
