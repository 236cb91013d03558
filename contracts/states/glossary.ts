/** Provider states of the glossary; its term matches every filter of the contract. */
import type { StatefulApp } from '../../backend/test/started-app.ts';

const term = {
  concept: 'configuration',
  language: 'en',
  term: "setup l'è (100%) + *",
  forbidden: true,
  note: 'That is what computers have.',
};

const stored = (app: StatefulApp, version: number) =>
  app.sql(
    `INSERT INTO glossary_term (id, concept, language_id, term, forbidden, note, version)
     VALUES (803, $1, 2, $2, $3, $4, $5)`,
    [term.concept, term.term, term.forbidden, term.note, version],
  );

export const glossaryStates = (app: StatefulApp) => ({
  'the forbidden term setup': async () => void (await stored(app, 1)),
  async 'the forbidden term setup changed by a colleague'() {
    await stored(app, 2);
    await app.sql(
      `INSERT INTO change_log (id, at, actor, entity, entity_id, action, before, after)
       OVERRIDING SYSTEM VALUE VALUES (951, $1, 'Giulia Ferri', 'glossaryTerm', '803', 'update', $2, $3)`,
      [app.clock.now, JSON.stringify(term), JSON.stringify({ ...term, note: 'Of computers only.' })],
    );
  },
  async 'a glossary and a length limit'() {
    await stored(app, 1);
    await app.sql(
      `INSERT INTO translation_length_limit (kind, text_group, percent) VALUES ('interfaceLabel', 'Main Window', 180)`,
    );
  },
});
