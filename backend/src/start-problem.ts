/** Why the server or a command cannot start, as a sentence for the terminal. */
export class StartProblem extends Error {}
