import { statement } from '../db/statement.ts';

export const askDatabase = statement<object, { alive: boolean }>('ask_database', 'select true as alive');
