import { binOf, requireNode, runNode } from './project.mjs';
import { ensureInstalled } from './prepare.mjs';

requireNode();
await ensureInstalled();
process.exitCode = (
  await runNode([binOf('tsx'), 'contracts/print-rules.ts', ...process.argv.slice(2)], { show: true })
).code;
