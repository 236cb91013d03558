import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StartProblem } from '../start-problem.ts';

/** What follows a command. @throws StartProblem for an option that it does not have, with how it is called */
export function optionsOf<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS_')) throw error;
    throw new StartProblem(`${(error as Error).message}\n${usage}`);
  }
}
