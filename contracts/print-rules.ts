// npm run rules [-- AREA...] [-- --missing]: the business rules and the tests that prove them.
import { findProofs, loadRules, proofsById, unprovenRules, type Rule } from './rules.ts';

const args = process.argv.slice(2);
const areas = args.filter((arg) => !arg.startsWith('--'));
const book = loadRules();
const proofs = findProofs();
const byId = proofsById(proofs);
const unproven = new Set(unprovenRules(book, proofs));
const wanted = (rule: Rule) =>
  (areas.length === 0 || areas.includes(rule.area)) && (!args.includes('--missing') || unproven.has(rule));

for (const area of new Set(book.rules.map((rule) => rule.area))) {
  const rules = book.rules.filter((rule) => rule.area === area && wanted(rule));
  if (rules.length === 0) continue;
  console.log(`\n${area}${book.finishedAreas.includes(area) ? '' : ' (not finished)'}`);
  for (const rule of rules) {
    const corrected = rule.decisions === undefined ? '' : ` [${rule.decisions}]`;
    console.log(`  ${rule.id} ${rule.statement}${corrected}`);
    for (const { file, title } of byId.get(rule.id) ?? []) console.log(`        ${file}: ${title}`);
    if (rule.reason !== undefined) console.log(`        not tested: ${rule.reason}`);
    if (unproven.has(rule)) console.log('        NO TEST');
  }
}

const proven = book.rules.filter(({ id }) => byId.has(id)).length;
console.log(
  `\n${book.rules.length} rules, ${proven} proven by tests, ${unproven.size} of finished areas without a test.`,
);
