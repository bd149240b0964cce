export { catalogueHead } from './catalogue-head.ts';
