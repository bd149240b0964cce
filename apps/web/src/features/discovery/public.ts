export { loadPeople, usePeople } from './lists/queries.ts';
