export { loadPeople, usePeople } from './queries.ts';
