/**
 * The version that edits of `version` are meant for after a change of one's own past them, which left `stored`. A later one has a
 * colleague's change in it as well: then they stay with theirs, so that saving them is refused and tells.
 */
export const afterOwnChange = (version: number, stored: number | undefined): number =>
  stored === version + 1 ? stored : version;
