import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIdentitySettings } from '@xana/release/identity-settings';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const TEMPLATES = join(import.meta.dirname, 'nginx');

interface ComposeService {
  profiles?: string[];
  image?: string;
  build?: { context: string; dockerfile: string; target: string };
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  restart?: string;
  secrets?: string[];
}

const text = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
const compose = parse(text, { merge: true }) as {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
};
const services = Object.entries(compose.services);
const settings = JSON.parse(readFileSync(join(import.meta.dirname, 'page-settings.json'), 'utf8')) as {
  origins: Record<string, string>;
  config: { origins: Record<string, string>; cards: { publicKey: string; frameOrigin: string } };
};
const remotes = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'remote.config.ts')));

/** Of the sandbox; the page of operators, which is not published; and a folder, which needs a volume. */
const NOT_PASSED = [
  'CARD_PROVIDER_ORIGIN',
  'DEMO_MEMBERS',
  'OPERATOR_ORIGIN',
  'OPERATOR_PORT',
  'PUSH_SERVICE_ORIGIN',
  'STATIC_FILES',
];

/** The services that are complete or healthy before this one starts. */
function waitsFor(name: string): string[] {
  const direct = Object.keys(compose.services[name]?.depends_on ?? {});
  return [...direct, ...direct.flatMap(waitsFor)];
}

describe('docker-compose.yml', () => {
  it('runs the platform twice, on PostgreSQL and Redis, behind one proxy', () => {
    const [one, two] = [compose.services['platform-1'], compose.services['platform-2']];
    const { profiles, ...three } = compose.services['platform-3'] ?? {};
    expect({ ...one, networks: null }).toEqual({ ...two, networks: null });
    expect({ ...one, networks: null }).toEqual({ ...three, networks: null });
    expect(profiles).toEqual(['scale']);
    expect(one?.environment?.DATABASE_URL).toMatch(/^postgres:\/\/.*@postgres:5432\//);
    expect(one?.environment?.REDIS_URL).toBe(`\${REDIS_URL:-redis://redis:6379}`);
    expect(compose.services.proxy?.environment?.INSTANCES).toBe(`\${INSTANCES:-platform-1 platform-2}`);
    expect(one).not.toHaveProperty('ports');
  });

  it.each(remotes)('has a web server for %s, where the page looks for it', (name) => {
    const service = compose.services[`web-${name}`];
    const port = new URL(String(settings.origins[name])).port;
    expect(service?.environment).toMatchObject({ NAME: name, PORT: port });
    expect(service?.ports).toEqual([`${port}:${port}`]);
  });

  it('names no file, volume or service that is not there', () => {
    for (const [name, { build, volumes = [], depends_on = {} }] of services) {
      if (build) expect([name, existsSync(join(ROOT, build.context, build.dockerfile))]).toEqual([name, true]);
      for (const volume of volumes) {
        // A folder that the operator names.
        if (volume.startsWith('$')) continue;
        const [source = ''] = volume.split(':');
        const isThere = source.startsWith('.') ? existsSync(join(ROOT, source)) : source in compose.volumes;
        expect([name, source, isThere]).toEqual([name, source, true]);
      }
      for (const other of Object.keys(depends_on)) expect(Object.keys(compose.services)).toContain(other);
    }
  });

  it('asks each service that goes on running whether it is well, and waits for those who are asked', () => {
    for (const [name, { restart, healthcheck }] of services) {
      expect([name, healthcheck !== undefined]).toEqual([name, restart !== undefined]);
    }
    for (const [, { depends_on = {} }] of services) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        const waits = compose.services[other]?.healthcheck ? 'service_healthy' : 'service_completed_successfully';
        expect(condition).toBe(waits);
      }
    }
  });

  it('lets publish create the release volume, so that it may write to it', () => {
    for (const [name, { volumes = [] }] of services) {
      if (name === 'publish' || !volumes.some((volume) => volume.startsWith('releases:'))) continue;
      expect([name, waitsFor(name)]).toEqual([name, expect.arrayContaining(['publish'])]);
    }
  });

  it('passes every variable of the platform that an operator may set', () => {
    // The chart for Kubernetes has the list, which its test compares with the platform.
    const list = readFileSync(join(import.meta.dirname, 'helm/xana/files/platform-variables.json'), 'utf8');
    const { '//': _, ...variables } = JSON.parse(list) as Record<string, string[]>;
    const known = Object.values(variables).flat();
    expect(known).toEqual(expect.arrayContaining(['CHAIN_ID', 'CANCEL_MODE', 'S3_BUCKET']));
    const passed = Object.keys(compose.services['platform-1']?.environment ?? {});
    expect(known.filter((name) => !passed.includes(name)).sort()).toEqual(NOT_PASSED);
  });

  it('has every service that the commands of run-at-scale.md name', () => {
    const commands = readFileSync(join(ROOT, 'packages/handbook/how-to/run-at-scale.md'), 'utf8').matchAll(
      /^docker compose (?:build|run --rm) (\S+)/gm,
    );
    const named = [...commands].map(([, name = '']) => name);
    expect(named).toContain('publish');
    for (const name of named) expect(Object.keys(compose.services)).toContain(name);
  });

  it('[ST-18] gives page and platform the same public key of the card provider', () => {
    const { publicKey } = settings.config.cards;
    expect(publicKey).toBe('env:STRIPE_PUBLIC_KEY');
    for (const name of ['publish', 'page', 'platform-1', 'platform-2'])
      expect([name, compose.services[name]?.environment?.STRIPE_PUBLIC_KEY]).toEqual([name, `\${STRIPE_PUBLIC_KEY:-}`]);
  });

  it('[ST-18] [T52] has the card frame at the origin of mfe-store, which is not the site', () => {
    const { frameOrigin } = settings.config.cards;
    expect(frameOrigin).toBe(settings.origins['mfe-store']);
    expect(frameOrigin).not.toBe(settings.config.origins.site);
  });

  it('[MF-04] names an OpenID provider for the release server in a file that it accepts', () => {
    const { people, workflows } = readIdentitySettings(join(ROOT, 'packages/deployment/release-identity.json'));
    expect([people.issuer, workflows?.issuer]).toEqual([
      expect.stringMatching(/^https:/),
      'https://token.actions.githubusercontent.com',
    ]);
  });

  it('opens each port once', () => {
    const open = services.flatMap(([, { ports = [] }]) => ports.map((port) => port.split(':')[0]));
    expect(new Set(open).size).toBe(open.length);
  });

  it('holds no secret and starts with none missing', () => {
    expect(compose.services['platform-1']?.environment?.ACCESS_TOKEN_SECRET).toMatch(/^\$\{ACCESS_TOKEN_SECRET:\?/);
    expect(compose.services.postgres?.environment?.POSTGRES_PASSWORD).toMatch(/^\$\{DATABASE_PASSWORD:\?/);
    for (const [, { environment = {} }] of services) {
      for (const [name, value] of Object.entries(environment)) {
        if (/SECRET|PASSWORD|KEY/.test(name))
          expect(String(value)).toMatch(/^(\$\{[A-Z0-9_]+:[?-].*\}|\/run\/secrets\/[a-z_]+|\/run\/release-keys)$/);
      }
    }
    for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\$\{[A-Z_]+:\?/);
  });

  it('[T76] gives the private keys of releases to publish and the release server only, the root to each service that reads releases, and each its own memory', () => {
    const { publish, refresh, page, 'release-server': server } = compose.services;
    const keyFolders = services.filter(([, { volumes = [] }]) =>
      volumes.some((volume) => volume.includes('release-keys')),
    );
    expect(keyFolders.map(([name]) => name)).toEqual(['publish', 'release-server']);
    expect(publish?.environment).toMatchObject({ RELEASE_KEY: '/run/release-keys' });
    expect(refresh?.environment).toMatchObject({ RELEASE_KEY: '/run/secrets/timestamp_key' });
    expect(page?.environment).not.toHaveProperty('RELEASE_KEY');
    const memories = [publish, refresh, page, server].map((service) => {
      expect(service?.environment).toMatchObject({
        RELEASE_ROOT: '/run/secrets/release_root',
        TRUST_DIRECTORY: '/srv/trust',
      });
      return service?.volumes?.find((volume) => volume.endsWith(':/srv/trust'));
    });
    expect(new Set(memories.filter(Boolean)).size).toBe(4);
    for (const [name, { environment = {}, secrets = [] }] of services) {
      const files = Object.values(environment).filter((value) => String(value).startsWith('/run/secrets/'));
      expect([name, files.sort()]).toEqual([name, secrets.map((secret) => `/run/secrets/${secret}`).sort()]);
    }
    expect(Object.keys(compose.secrets).sort()).toEqual(refresh?.secrets?.toSorted());
  });

  it('[T76] keeps keys out of the image', () => {
    expect(readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n')).toContain('**/*.pem');
    expect(readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n')).toContain('*.pem');
  });
});

describe('the nginx files', () => {
  const variablesOf = (file: string) => {
    const lines = readFileSync(join(TEMPLATES, file), 'utf8').split('\n');
    const code = lines.filter((line) => !line.trim().startsWith('#')).join('\n');
    return new Set([...code.matchAll(/\$\{([A-Z]+)\}/g)].map(([, name]) => String(name)));
  };

  it.each([
    ['artifacts.conf.template', 'web-mfe-store'],
    ['site.conf.template', 'web-site'],
  ])('%s gets every variable that it asks for', (file, service) => {
    const given = new Set(Object.keys(compose.services[service]?.environment ?? {}));
    expect(variablesOf(file)).toEqual(given);
  });

  it('platform.conf.template gets its variables from the proxy’s script, for each host that the page calls', () => {
    const script = readFileSync(join(TEMPLATES, 'proxy.sh'), 'utf8');
    for (const name of variablesOf('platform.conf.template')) expect(script).toContain(`\${${name}}`);
    for (const [host, origin] of Object.entries(settings.config.origins)) {
      if (host !== 'site') expect(script).toContain(`${host} ${new URL(origin).port}\n`);
    }
  });

  it.each(['artifacts', 'site'])('[T44] %s.conf.template serves files of releases only, and no source map', (name) => {
    const template = readFileSync(join(TEMPLATES, `${name}.conf.template`), 'utf8');
    expect([...template.matchAll(/root ([^;]+);/g)].map(([, root]) => root)).toEqual([`\${RELEASES}/artifacts`]);
    const [, pattern = ''] = /location ~ "(\^\/r\[0-2\][^"]*)"/.exec(template) ?? [];
    const path = `/r0/${name === 'site' ? 'shell' : 'mfe-store'}/0123456789abcdef/main.mjs`;
    const served = new RegExp(pattern.replace(`\${NAME}`, 'mfe-store'));
    expect([served.test(path), served.test(`${path}.map`)]).toEqual([true, false]);
  });

  it('[ST-18] artifacts.conf.template sends the card frame to the page server with the requested host', () => {
    const template = readFileSync(join(TEMPLATES, 'artifacts.conf.template'), 'utf8');
    const [, location = ''] = /location = \/card-frame \{\n([\s\S]*?)\n {2}\}\n/.exec(template) ?? [];
    expect(location).toContain(`proxy_pass http://\${PAGE};`);
    expect(location).toContain('proxy_set_header Host $http_host;');
  });

  it('[T72] site.conf.template sends reports about releases with the address of the visitor', () => {
    const template = readFileSync(join(TEMPLATES, 'site.conf.template'), 'utf8');
    const [, location = ''] = /location = \/release-health \{([\s\S]*?)\n {2}\}\n/.exec(template) ?? [];
    expect(location).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(location).toContain('client_max_body_size 4k;');
  });

  it('[MF-04] site.conf.template passes the events for open tabs on at once', () => {
    const template = readFileSync(join(TEMPLATES, 'site.conf.template'), 'utf8');
    const [, location = ''] = /location = \/revision\/events \{([\s\S]*?)\n {2}\}\n/.exec(template) ?? [];
    expect(location).toContain('proxy_buffering off;');
  });

  it.each(['artifacts', 'site'])('[T34] %s.conf.template serves no file of a release when a query follows', (name) => {
    const template = readFileSync(join(TEMPLATES, `${name}.conf.template`), 'utf8');
    const [, location = ''] = /location ~ "\^\/r\[0-2\][^\n]*\n([\s\S]*?)\n {2}\}\n/.exec(template) ?? [];
    expect(location).toMatch(/if \(\$request_uri ~ "\\\?"\) \{\s*return 404;/);
  });

  it('[T71] site.conf.template sends each request for a page with cookie and query to the page server, and caches none', () => {
    const template = readFileSync(join(TEMPLATES, 'site.conf.template'), 'utf8');
    const [, location = ''] = /location \/ \{\n([\s\S]*?)\n {2}\}\n/.exec(template) ?? [];
    expect(location).toMatch(/proxy_pass http:\/\/page;/);
    expect(location).toMatch(/proxy_cache off;/);
    expect(location).not.toMatch(/Cookie|rewrite|proxy_cache_|Sec-Fetch/);
  });
});
