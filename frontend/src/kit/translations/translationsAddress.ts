/** What the translators' workbench is to show; what is not said is as it was left, or everything. */
export interface TranslationsPlace {
  kind: string;
  group?: string;
  /** A code or text. */
  search?: string;
  source?: string;
  targets?: readonly string[];
  state?: string;
  /** The target that the state is about. */
  stateLanguage?: string;
}

/** The address of the workbench with its filters set. */
export function translationsAddress(place: TranslationsPlace): string {
  const { kind, group, search, source, targets, state, stateLanguage } = place;
  const filters = {
    kind,
    activeGroup: group,
    search,
    source,
    targets: targets?.join(','),
    state,
    in: stateLanguage,
  };
  const told = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `/translations?${new URLSearchParams(told)}`;
}
