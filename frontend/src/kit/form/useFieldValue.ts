import { useWatch } from 'react-hook-form';

/** What a field of the surrounding RecordForm holds at the moment. */
export const useFieldValue = (name: string): string => useWatch<Record<string, string>>({ name }) ?? '';
