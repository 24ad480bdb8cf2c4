import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What operators can watch. Counts and times only: nothing here names a person or a table. */
export class Metrics {
  readonly registry = new Registry();
  private readonly commands = new Counter({ name: 'orrery_commands_total', help: 'Commands on disk', registers: [] });
  private readonly commits = new Histogram({
    name: 'orrery_commit_seconds',
    help: 'Time of one group commit',
    buckets: SECONDS,
    registers: [],
  });
  private readonly delay = new Histogram({
    name: 'orrery_command_to_update_seconds',
    help: 'From taking a command to telling it',
    buckets: SECONDS,
    registers: [],
  });
  private readonly requests = new Counter({
    name: 'orrery_requests_total',
    help: 'HTTP requests by route and status',
    labelNames: ['route', 'status'] as const,
    registers: [],
  });

  constructor() {
    for (const metric of [this.commands, this.commits, this.delay, this.requests]) this.registry.registerMetric(metric);
    collectDefaultMetrics({ register: this.registry });
  }
  /** A figure that is read when it is asked for. */
  gauge(name: string, help: string, read: () => number): void {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      collect(this: Gauge) {
        this.set(read());
      },
    });
    this.registry.registerMetric(gauge);
  }
  committed(commands: number, ms: number): void {
    this.commands.inc(commands);
    this.commits.observe(ms / 1000);
  }
  published(ms: number): void {
    this.delay.observe(Math.max(0, ms) / 1000);
  }
  requested(route: string, status: number): void {
    this.requests.inc({ route, status: String(status) });
  }
}
