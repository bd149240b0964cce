export { supportEraser, supportExporter } from './own-tickets.ts';
