// What the programs of `npm run demo:cluster` are told. A real cluster has each on its own machine, and passwords.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export function portsFrom(first) {
  const [site, etcd, etcdPeer, pgbouncer, primary, replica, app1, app2, ...rest] = Array.from(
    { length: 12 },
    (_, index) => first + index,
  );

  return {
    site,
    etcd,
    etcdPeer,
    pgbouncer,
    primary,
    replica,
    app1,
    app2,
    postgres: rest.slice(0, 2),
    rest: rest.slice(2),
  };
}

/** PostgreSQL refuses to run as root: Debian's package brings a user for it. */
export function postgresUser() {
  if (process.getuid() !== 0) return { uid: process.getuid(), gid: process.getgid() };
  const idOf = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);

  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Patroni's: a primary that is gone is followed after `ttl` seconds by the replica that has all it acknowledged. */
export function nodeConfig(name, index, { ports, folder, bin }) {
  const address = `127.0.0.1:${ports.postgres[index]}`;
  const rest = `127.0.0.1:${ports.rest[index]}`;

  return {
    scope: 'second-bell',
    name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { host: `127.0.0.1:${ports.etcd}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100 } },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: join(folder, name, 'data'),
      bin_dir: bin,
      pgpass: join(folder, `${name}.pgpass`),
      authentication: {
        superuser: { username: 'postgres', password: 'postgres' },
        replication: { username: 'replicator', password: 'replicator' },
      },
      parameters: { unix_socket_directories: folder },
    },
  };
}

/**
 * Who is primary and who replica is asked of Patroni, twice a second; connections to one that is no longer are ended. A
 * host that is not ready gets no calls, and a call that reached none is sent to the other.
 */
export function balancerConfig(ports) {
  const nodes = ports.postgres.map(
    (port, index) => `  server node${index + 1} 127.0.0.1:${port} check port ${ports.rest[index]}`,
  );
  const database = (name, path) => [
    `listen ${name}`,
    '  mode tcp',
    // The connections on which changes of content are told are silent for long.
    '  timeout client 1h',
    '  timeout server 1h',
    `  bind 127.0.0.1:${ports[name]}`,
    `  option httpchk GET ${path}`,
    '  http-check expect status 200',
    '  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...nodes,
  ];

  return [
    'defaults',
    '  timeout connect 2s',
    '  timeout client 30s',
    '  timeout server 30s',
    ...database('primary', '/primary'),
    ...database('replica', '/replica'),
    'listen site',
    '  mode http',
    '  option forwardfor',
    '  option redispatch',
    '  retries 3',
    `  bind 127.0.0.1:${ports.site}`,
    '  option httpchk GET /api/ready',
    '  http-check expect status 200',
    '  default-server inter 500ms fall 2 rise 1',
    `  server app1 127.0.0.1:${ports.app1} check`,
    `  server app2 127.0.0.1:${ports.app2} check`,
    '',
  ].join('\n');
}

/**
 * By session: the app listens for changes of content and takes its locks at start on a connection of its own. The limits
 * that it asks for at the start of a connection are set here, since PgBouncer does not hand them on.
 */
export function bouncerConfig(ports) {
  const limits =
    'set statement_timeout = 30000; set lock_timeout = 10000; set idle_in_transaction_session_timeout = 60000';

  return [
    '[databases]',
    `postgres = host=127.0.0.1 port=${ports.primary} dbname=postgres user=postgres connect_query='${limits}'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${ports.pgbouncer}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = session',
    'max_client_conn = 200',
    'default_pool_size = 60',
    'server_connect_timeout = 2',
    'server_login_retry = 1',
    'query_wait_timeout = 5',
    'ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout',
    '',
  ].join('\n');
}
