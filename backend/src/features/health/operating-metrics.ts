import { Gauge, type Registry } from 'prom-client';
import type { Sql } from '../../kit/sql.ts';
import type { PoolCounts } from '../../kit/transaction.ts';
import { jobState } from './health.repository.ts';

/**
 * What operators need besides the request metrics: connections of this process, jobs of the installation, versions. Read on request; values that the database does not return are left out, so that the others remain available.
 */
export function operatingMetrics(
  registry: Registry,
  { pool, sql, ...info }: { pool: PoolCounts; sql: Sql; version: string; build: string; schema: string },
): void {
  const registers = [registry];
  new Gauge({
    name: 'ccb_info',
    help: 'Version of the contract, build and schema.',
    labelNames: ['version', 'build', 'schema'],
    registers,
  }).set(info, 1);
  new Gauge({
    name: 'ccb_database_connections',
    help: 'Connections of this process by state; waiting are calls that have none.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const jobs = jobState(sql, pool);
  new Gauge({
    name: 'ccb_jobs',
    help: 'Jobs of the installation by state; failed are those of the last day.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      const found = await jobs();
      for (const state of ['queued', 'running', 'failed'] as const)
        if (found) this.set({ state }, found[state]);
    },
  });
  new Gauge({
    name: 'ccb_job_queue_age_seconds',
    help: 'How long the oldest queued job has waited.',
    registers,
    async collect() {
      const found = await jobs();
      if (found) this.set(found.age);
      // Resetting would say that nothing waits.
      else this.remove();
    },
  });
}
