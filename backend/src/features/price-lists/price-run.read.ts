export { CHANGE_PRICES } from './price-run.service.ts';
