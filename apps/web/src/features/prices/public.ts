export { showValue } from './price-value.ts';
