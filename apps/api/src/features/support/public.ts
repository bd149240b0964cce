export { supportEraser, supportExporter } from './take-along-tickets.ts';
