export { paidOutOf } from './request/request.sql.ts';
