// Fails if the contract tests recorded something other than the committed contracts/pacts.
import { spawnSync } from 'node:child_process';

const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', 'contracts/pacts'], {
  encoding: 'utf8',
});
if (status === 0 && stdout.trim() !== '') {
  console.error(`contracts/pacts changed; look at the difference and commit it:\n${stdout}`);
  process.exitCode = 1;
}
