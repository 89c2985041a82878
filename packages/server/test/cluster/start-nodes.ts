import {
  type Client,
  createClient,
  freshDatabase,
  type ModelStandIn,
  startModelStandIn,
} from '@fireside/testing';
import pg from 'pg';
import { startTestService, type TestService, type TestServiceOptions } from '../start-service.ts';

export interface TestNodes {
  nodes: TestService[];
  databaseUrl: string;
  standIn: ModelStandIn;
  /** Ends a node's connection to PostgreSQL, as an operator or a cut line would. */
  cut(node: TestService, connection: 'bus' | 'lock'): Promise<void>;
  /** The node that has a game right now. */
  holder(): Promise<TestService>;
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** Several nodes in this process, on one database and with one model. */
export async function startNodes(count: number, options: TestServiceOptions = {}): Promise<TestNodes> {
  const databaseUrl = await freshDatabase();
  const standIn = await startModelStandIn({ protocol: 'openai' });
  const nodes: TestService[] = [];
  for (let started = 0; started < count; started += 1) {
    nodes.push(await startTestService({ database: 'postgres', databaseUrl, standIn, ...options }));
  }
  const operator = new pg.Client({ connectionString: databaseUrl });
  await operator.connect();
  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await operator.query<Row>(text, values)).rows;
  return {
    nodes,
    databaseUrl,
    standIn,
    query,
    async cut({ cluster }, connection) {
      const name = `fireside ${connection} ${cluster.node}`;
      await query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1`, [
        name,
      ]);
    },
    async holder() {
      const [row] = await query<{ application_name: string }>(
        `select application_name from pg_locks join pg_stat_activity using (pid)
         where locktype = 'advisory' and datname = current_database()`,
      );
      return nodes.find(({ cluster }) => row?.application_name.endsWith(cluster.node))!;
    },
    async stop() {
      await operator.end();
      for (const node of nodes) await node.stop();
      await standIn.close();
    },
  };
}

/** The same player at another node. */
export function at(node: TestService, { token }: Client): Client {
  return createClient(node.url, token);
}
