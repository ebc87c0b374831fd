// The files in deploy/. No container engine and no proxy run here: they are checked for syntax, and against the program.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from './lib/root.mjs';

const read = (name) => readFileSync(join(root, 'deploy', name), 'utf8');
const source = (...path) => readFileSync(join(root, 'packages', ...path), 'utf8');

/** The settings that the program reads from its environment. */
const SETTINGS = new Set(
  ['config.ts', 'listen.ts'].flatMap((file) =>
    [...source('server', 'src', file).matchAll(/env\.([A-Z_]+)/g)].map(([, name]) => name),
  ),
);
const hasCommand = (name) => existsSync(join(root, 'packages', 'cli', 'src', 'commands', `${name}.ts`));
const compose = parse(read('compose.yaml'), { merge: true });

it('compose.yaml: two servers, a worker, PostgreSQL and a proxy, with settings that exist', () => {
  const { services, volumes } = compose;
  expect(Object.keys(services)).toEqual(['server-1', 'server-2', 'worker', 'postgres', 'proxy']);
  for (const name of ['server-1', 'server-2', 'worker']) {
    const { environment, build, depends_on } = services[name];
    expect(Object.keys(environment).filter((setting) => !SETTINGS.has(setting))).toEqual([]);
    expect(existsSync(join(root, 'deploy', build.context, build.dockerfile))).toBe(true);
    expect(depends_on.postgres.condition).toBe('service_healthy');
  }
  expect(services.worker.command.every(hasCommand)).toBe(true);
  const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
  for (const mount of mounted) {
    const [from] = mount.split(':');
    expect(from.startsWith('./') ? existsSync(join(root, 'deploy', from)) : from in volumes).toBe(true);
  }
  // Every variable has a line in the example.
  const variables = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
  const known = [...read('env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(variables.filter((name) => !known.includes(name) && name !== 'SANDTABLE_VERSION')).toEqual([]);
});

it('Caddyfile: sends to the servers of compose.yaml, and asks for their health', () => {
  const text = read('Caddyfile');
  expect(text.match(/{(?!\$|http)/g)?.length).toBe(text.match(/(?<![\w])}/g)?.length);
  const [, upstreams] = /reverse_proxy ([^{]+) {/.exec(text);
  expect(upstreams.split(' ').every((one) => one.replace(/:8080$/, '') in compose.services)).toBe(true);
  expect(text).toContain('health_uri /healthz');
  expect(source('server', 'src', 'create-server.ts')).toContain("'/healthz'");
});

it('Containerfile: known instructions, and the program that it starts', () => {
  const lines = read('Containerfile')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'));
  const KNOWN = /^(FROM|WORKDIR|COPY|RUN|ENV|VOLUME|USER|EXPOSE|HEALTHCHECK|ENTRYPOINT|CMD) \S/;
  expect(lines.filter((line) => !KNOWN.test(line))).toEqual([]);
  const [, program] = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(read('Containerfile'))[1]);
  expect(existsSync(join(root, program))).toBe(true);
  expect(JSON.parse(/^CMD (\["serve".*)$/m.exec(read('Containerfile'))[1]).every(hasCommand)).toBe(true);
  const [, settings] = /^ENV (.*)$/m.exec(read('Containerfile'));
  const names = settings.split(' ').map((one) => one.split('=')[0]);
  expect(names.filter((name) => name !== 'NODE_ENV' && !SETTINGS.has(name))).toEqual([]);
});

it.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
  'the units are understood by systemd',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandtable-units-'));
    const units = ['sandtable@.service', 'sandtable-work.service'];
    for (const unit of units) copyFileSync(join(root, 'deploy', unit), join(folder, unit));
    const paths = [join(folder, 'sandtable@8081.service'), join(folder, 'sandtable-work.service')];
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    // Where node is elsewhere, only that is said.
    const said = stderr
      .split('\n')
      .filter((line) => line && !line.includes('/usr/bin/node is not executable'));
    expect([status, said]).toEqual([said.length ? status : 0, []]);
    for (const unit of units) {
      const [, command] = /sandtable\.js (\w+)/.exec(read(unit));
      expect(hasCommand(command)).toBe(true);
    }
  },
);
