/** For parts that stand above the whole page: on their page of documentation each story has a window of its own. */
export const inFrames = { docs: { story: { inline: false, height: '460px' } } };
