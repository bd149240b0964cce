export { loadPeople } from './lists/queries.ts';
