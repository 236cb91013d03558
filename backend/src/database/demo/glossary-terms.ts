/** What the cars' parts and the steps of a sale are called in each language; a term after ! is not to be used. */
import type { DemoClient } from './load-demo-data.ts';

export interface DemoTerm {
  concept: string;
  language: string;
  term: string;
  forbidden: boolean;
  note: string;
}

const LANGUAGES = ['it', 'en', 'de', 'fr'];

const table = `
configuration | configurazione | configuration, !setup | Konfiguration, !Zusammenstellung | configuration
wheel | cerchio, cerchi | wheel, wheels, !rims | Felgen, Räder | jantes, roues
steering wheel | volante | steering wheel | Lenkrad | volant
seat | sedile, sedili, !sellino | seat, seats | Sitz, Sitze, !Sessel | siège, sièges
roof | tetto | roof | Dach | toit
panoramic roof | tetto panoramico | panoramic roof, !sunroof | Panoramadach, !Sonnendach | toit panoramique
gearbox | cambio | transmission, !gearbox | Getriebe | boîte de vitesses
headlight | faro, fari, !fanali | headlights, !headlamps | Scheinwerfer | phares
dealer | concessionario, !rivenditore | dealer, !reseller | Händler | concessionnaire, !revendeur
quote | preventivo | quote, !estimate | Angebot, !Offerte | devis
down payment | anticipo | down payment, !deposit | Anzahlung | apport, !acompte
instalment | rata | monthly rate, !instalment | Rate | mensualité
trim level | allestimento | trim | Ausstattung | finition
`;

const NOTES: Record<string, string> = {
  rims: 'A rim is only the outer part of a wheel.',
  deposit: 'A deposit can be taken back, a down payment cannot.',
  acompte: 'Un acompte est remboursable.',
  Sessel: 'Ein Sessel steht im Wohnzimmer.',
};

export const glossaryTerms: DemoTerm[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [concept = '', ...terms] = line.split(' | ');
    return terms.flatMap((written, index) =>
      written.split(', ').map((one) => {
        const term = one.replace('!', '');
        const forbidden = one.startsWith('!');
        return { concept, language: LANGUAGES[index]!, term, forbidden, note: NOTES[term] ?? '' };
      }),
    );
  });

const insertTerms = `
  INSERT INTO glossary_term (concept, language_id, term, forbidden, note)
  SELECT r.concept, l.id, r.term, r.forbidden, r.note
  FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS
    (concept text, language text, term text, forbidden boolean, note text)) WITH ORDINALITY
    AS r(concept, language, term, forbidden, note, n)
  JOIN language l ON l.code = r.language ORDER BY n`;

const insertHistory = `
  INSERT INTO change_log (at, actor, entity, entity_id, action, source, after)
  SELECT $1, 'Maria Keller', 'glossaryTerm', t.id::text, 'create', 'glossary.xlsx', jsonb_build_object(
    'concept', t.concept, 'language', l.code, 'term', t.term, 'forbidden', t.forbidden, 'note', t.note)
  FROM glossary_term t JOIN language l ON l.id = t.language_id`;

const insertLimits = `
  INSERT INTO translation_length_limit (kind, text_group, percent)
  VALUES ('interfaceLabel', 'Main Window', 180), ('option', '', 250)`;

const DAY_MS = 86_400_000;

/** Stores them, and that buttons are short while options may be long; the languages are there already. */
export async function fillGlossary(client: DemoClient, today: Date): Promise<void> {
  await client.query(insertTerms, [JSON.stringify(glossaryTerms)]);
  await client.query(insertHistory, [new Date(today.getTime() - 90 * DAY_MS)]);
  await client.query(insertLimits);
}
