import { runDatabaseThread } from './store/sqlite/database-thread.ts';
import { tableProcedures } from './table/procedures/index.ts';

runDatabaseThread(tableProcedures);
