export { dropTranslation, messageTranslation, putTranslation } from './message-translation.sql.ts';
