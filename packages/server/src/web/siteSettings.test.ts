import { expect, test } from 'vitest';
import { withServices } from './siteSettings.ts';

const page = '<head><title>Home</title></head><body></head></body>';
const withHead = (more: string) => `<head><title>Home</title>${more}</head><body></head></body>`;

test('a page without services is sent unchanged [T10]', () => {
  expect(withServices(page, {})).toBe(page);
});

test('each service that is set is in the head of the page, by its own name [T10]', () => {
  const services = {
    emptyRuns: '/api/v1/empty-runs',
    googleMapsKey: 'AIza-sample_key',
    analytics: { scriptUrl: 'https://stats.example/s.js', id: 'site-1', kind: 'module' as const },
  };
  expect(withServices(page, services)).toBe(
    withHead(
      '<meta name="freight-empty-runs" content="/api/v1/empty-runs">' +
        '<meta name="freight-google-maps-key" content="AIza-sample_key">' +
        '<meta name="freight-analytics-url" content="https://stats.example/s.js">' +
        '<meta name="freight-analytics-id" content="site-1">' +
        '<meta name="freight-analytics-kind" content="module">',
    ),
  );
  const { id: _, ...analytics } = services.analytics;
  expect(withServices(page, { analytics })).not.toContain('analytics-id');
});

test('no setting can leave its attribute [T10]', () => {
  expect(withServices(page, { googleMapsKey: `a"b<c>d&e'$&` })).toBe(
    withHead(`<meta name="freight-google-maps-key" content="a&quot;b&lt;c&gt;d&amp;e'$&amp;">`),
  );
});
