export const COMPARE_ALL = 'compareApiJsonTests';
export const COMPARE_ONE = 'compareApiJsonTest';
