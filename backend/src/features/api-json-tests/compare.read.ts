/** The jobs of the comparison by name. */
export const COMPARE_ALL = 'compareApiJsonTests';
export const COMPARE_ONE = 'compareApiJsonTest';
